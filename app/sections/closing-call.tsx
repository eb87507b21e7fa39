import { LinkButton } from "../components/button.tsx";
import type { ClosingCall as ClosingCallContent } from "../content/pages/page-section.ts";

/** The end of a page: one sentence, one lead, and where to go. */
export function ClosingCall({ lines, lead, primary, secondary }: Omit<ClosingCallContent, "image">) {
  return (
    <section className="on-ink relative bg-ink-950 py-[var(--section)]">
      <div className="page-width">
        <h2 className="heading-1">
          {lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </h2>
        <p className="lead mt-5">{lead}</p>
        <p className="mt-9 flex flex-wrap gap-3.5">
          <LinkButton to={primary.to}>{primary.label}</LinkButton>
          <LinkButton to={secondary.to} variant="ruled">
            {secondary.label}
          </LinkButton>
        </p>
      </div>
    </section>
  );
}
