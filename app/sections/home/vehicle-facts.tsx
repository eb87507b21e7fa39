import { CopyButton } from "../tables/copy-button.tsx";
import { Icon } from "../../components/icon.tsx";
import { RunningText } from "../../components/running-text.tsx";
import { FRAME } from "../../content/interface/frame.ts";
import type { Fact } from "../../content/shapes/page-section.ts";

/** Labelled facts of a contract: identifiers to copy, and links that open the government's own pages. Source: HOME-8. */
export function VehicleFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="vehicle-facts">
      {facts.map((fact) => (
        <div key={fact.label} data-wide={fact.wide}>
          <dt className="text-label leading-[1.4] text-muted">{fact.label}</dt>
          <dd className="nums font-600 leading-[1.4]">
            <FactValue {...fact} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FactValue({ label, value, href, copyable }: Fact) {
  if (href) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" className="text-link min-h-6 inline-block">
        {value}
        <Icon name="arrow-up-right" className="ml-1 align-[-.1em] text-[1rem]" />
        <span className="visually-hidden">{` ${FRAME.newTab}`}</span>
      </a>
    );
  }
  if (!copyable) return <RunningText text={value} />;
  return (
    <>
      <span>{value}</span>
      <CopyButton value={value} label={label} />
    </>
  );
}
