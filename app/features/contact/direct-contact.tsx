import { RunningText } from "../../ui/running-text.tsx";
import { CopyButton } from "../../ui/toasts/copy-button.tsx";
import type { Fact } from "../../content/types/page-section.types.ts";
import { Link } from "../../ui/link.tsx";

interface DirectContactProps {
  heading?: string;
  note?: string;
  facts: readonly Fact[];
}

/** The ways to reach the firm other than the form. */
export function DirectContact({ heading, note, facts }: DirectContactProps) {
  return (
    <>
      {heading && <h2 className="name">{heading}</h2>}
      {note && (
        <p className="mt-1.5 mb-4 max-w-[34em] text-note text-muted">
          <RunningText text={note} />
        </p>
      )}
      <dl className="grid grid-cols-1 gap-1.5">
        {facts.map(({ label, value, href, copyable }) => (
          <div key={label} className="grid grid-cols-[72px_minmax(0,1fr)] items-baseline gap-x-3">
            <dt className="text-small text-muted">{label}</dt>
            <dd className="nums flex flex-wrap items-center gap-x-4 break-words">
              {href ? (
                <Link to={href} className="max-w-full py-2 text-link">
                  {value}
                </Link>
              ) : (
                <span className="py-2">{value}</span>
              )}
              {copyable && <CopyButton value={value} label={label} />}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
