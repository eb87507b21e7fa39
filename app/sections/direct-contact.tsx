import type { Fact } from "../content/pages/page-section.ts";

interface DirectContactProps {
  heading?: string;
  note?: string;
  facts: readonly Fact[];
}

/** The ways to reach the firm without the form. */
export function DirectContact({ heading, note, facts }: DirectContactProps) {
  return (
    <>
      {heading && <h2 className="name">{heading}</h2>}
      {note && <p className="mt-1.5 mb-4 max-w-[34em] text-note text-muted">{note}</p>}
      <dl className="grid grid-cols-1 gap-1.5">
        {facts.map(({ label, value, href }) => (
          <div key={label} className="grid grid-cols-[72px_minmax(0,1fr)] items-baseline gap-x-3">
            <dt className="text-small text-muted">{label}</dt>
            <dd className="nums break-words">
              {href ? (
                <a href={href} className="inline-block max-w-full py-1.5 text-link">
                  {value}
                </a>
              ) : (
                <span className="block py-1.5">{value}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
