import { CopyButton } from "./copy-button.tsx";
import { OutwardLink } from "../../components/outward-link.tsx";
import { RunningText } from "../../components/running-text.tsx";
import type { Fact } from "../../content/shapes/page-section.ts";

/** Facts in two columns: label, value, and a button to copy it where that helps. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="fact-list">
      {facts.map(({ label, value, href, copyable, wide }) => (
        <div key={label} data-wide={wide}>
          <dt>{label}</dt>
          <dd>
            {href ? <FactLink href={href}>{value}</FactLink> : <RunningText text={value} />}
            {copyable && <CopyButton value={value} label={label} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A link to a web page opens in a new tab and says so; one that calls or mails does not. Source: ENT-5. */
function FactLink({ href, children }: { href: string; children: string }) {
  if (href.startsWith("http")) return <OutwardLink href={href}>{children}</OutwardLink>;
  return (
    <a href={href} className="text-link">
      {children}
    </a>
  );
}
