import { LinkButton } from "./button.tsx";
import { Link } from "./link.tsx";
import { RunningText } from "./running-text.tsx";
import type { ContactCall } from "../content/types/glance.types.ts";
import "./contact-row.css";

/** The last section of a page: its call in one row, and further links in one line. Source: READ-4, HOME-11. */
export function ContactRow({ lines, lead, primary, call, also }: ContactCall) {
  return (
    <section id="talk" className="contact-row print:hidden">
      <div className="page-width grid gap-x-12 gap-y-4">
        <div>
          <h2 className="heading-section">{lines.join(" ")}</h2>
          <p className="mt-2 max-w-[52ch] text-muted">
            <RunningText text={lead} />
          </p>
        </div>
        <p className="grid gap-y-3">
          <LinkButton to={primary.to}>{primary.label}</LinkButton>
          {call && (
            <span className="grid md:hidden">
              <LinkButton to={call.to} variant="ruled">
                {call.label}
              </LinkButton>
            </span>
          )}
        </p>
        <div className="contact-row-also col-span-full flex flex-wrap gap-x-5 text-[0.9375rem] text-muted">
          {also.label && <h3 className="font-400">{also.label}</h3>}
          <ul className="flex flex-wrap gap-x-5">
            {also.links.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className="row-link">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
