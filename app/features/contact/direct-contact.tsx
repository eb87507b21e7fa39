import { RunningText } from "../../ui/running-text.tsx";
import { CopyButton } from "../../ui/toasts/copy-button.tsx";
import type { Fact } from "../../content/types/page-section.types.ts";
import { Link } from "../../ui/link.tsx";
import "./direct-contact.css";

interface DirectContactProps {
  heading?: string;
  note?: string;
  facts: readonly Fact[];
}

/** The ways to reach the firm other than the form. */
export function DirectContact({ heading, note, facts }: DirectContactProps) {
  return (
    <div>
      {heading && <h2 className="font-600">{heading}</h2>}
      {note && (
        <p className="mt-1 mb-2 text-note text-muted">
          <RunningText text={note} />
        </p>
      )}
      <dl className="direct border-b border-hair">
        {facts.map(({ label, value, href, copyable }) => (
          <div
            key={label}
            className="grid min-h-12 grid-cols-[72px_minmax(0,1fr)] items-center gap-2.5 border-t border-hair py-0.5"
          >
            <dt className="text-small text-muted">{label}</dt>
            <dd className="nums flex items-center justify-between gap-2.5 py-2 text-note leading-[1.4] font-600 wrap-anywhere">
              {href ? (
                <Link to={href} className="text-link">
                  {value}
                </Link>
              ) : (
                <span>{value}</span>
              )}
              {copyable && <CopyButton value={value} label={label} />}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
