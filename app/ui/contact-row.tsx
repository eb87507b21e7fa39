import { LinkButton } from "./button.tsx";
import { Link } from "./link.tsx";
import { RunningText } from "./running-text.tsx";
import type { ContactCall } from "../content/types/glance.types.ts";

/** The last section of a page: its call in one row, and further links in one line. Source: READ-4, HOME-11. */
export function ContactRow({ lines, lead, primary, call, also }: ContactCall) {
  return (
    <section id="talk" className="mt-11 border-t border-thread pb-6 pt-7 print:hidden">
      <div className="page-width grid gap-x-12 gap-y-4 md:grid-cols-[1fr_auto] md:items-center">
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
        <div className="col-span-full flex flex-wrap items-center gap-x-5 text-[0.9375rem] text-muted">
          {also.label && <h3 className="font-400">{also.label}</h3>}
          <ul className="flex flex-wrap gap-x-5">
            {also.links.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className="row-link inline-flex min-h-9 items-center leading-5.5">
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
