import { LinkButton } from "./button.tsx";
import { Link } from "./link.tsx";
import { RunningText } from "./running-text.tsx";
import type { ContactCall } from "../content/types/glance.types.ts";
import "./contact-row.css";

/** The last section of a page: its call in one row, and further links in one line. Source: READ-4, HOME-11. */
export function ContactRow({ lines, lead, primary, call, also }: ContactCall) {
  return (
    <section id="talk" className="contact-row print:hidden">
      <div className="page-width">
        <div>
          <h2 className="heading-section">{lines.join(" ")}</h2>
          <p className="mt-2 max-w-[52ch] text-muted">
            <RunningText text={lead} />
          </p>
        </div>
        <p className="contact-row-links">
          <LinkButton to={primary.to}>{primary.label}</LinkButton>
          {call && (
            <span className="md:hidden">
              <LinkButton to={call.to} variant="ruled">
                {call.label}
              </LinkButton>
            </span>
          )}
        </p>
        <div className="contact-row-also">
          {also.label && <h3 className="font-400">{also.label}</h3>}
          <ul>
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
