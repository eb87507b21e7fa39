import { CopyButton } from "./toasts/copy-button.tsx";
import { OutwardLink } from "./outward-link.tsx";
import { RunningText } from "./running-text.tsx";
import type { Fact } from "../content/types/page-section.types.ts";
import { Link } from "./link.tsx";
import "./fact-list.css";

/** A longer value is a sentence, and is not bold. */
const VALUE_CHARS = 160;

/** Facts, by default in two columns: label, value, and a copy button where useful. Source: HOME-8. */
export function FactList({ facts, className = "fact-list" }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl className={className}>
      {facts.map(({ label, value, href, copyable, wide }) => (
        <div key={label} data-wide={wide}>
          <dt>{label}</dt>
          <dd className={value.length > VALUE_CHARS ? "font-400" : undefined}>
            {href ? (
              <FactLink href={href}>{value}</FactLink>
            ) : (
              <span>
                <RunningText text={value} />
              </span>
            )}
            {copyable && <CopyButton value={value} label={label} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A link to a website opens in a new tab; `tel:` and `mailto:` links do not. Source: ENT-5. */
function FactLink({ href, children }: { href: string; children: string }) {
  if (href.startsWith("http")) {
    return <OutwardLink href={href}>{children}</OutwardLink>;
  }
  return (
    <Link to={href} className="text-link">
      {children}
    </Link>
  );
}
