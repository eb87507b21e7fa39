import { Link } from "react-router";
import { Unbroken } from "../../components/unbroken.tsx";
import type { SpecimenSheet } from "../../content/shapes/specimen-sheet.ts";
import { fill } from "../../lib/text/fill.ts";
import { type Packed, unpack } from "../../lib/text/packed.ts";
import { FullSection } from "../bands/full-section.tsx";
import { PrintButton } from "./print-button.tsx";
import { SheetEntries } from "./sheet-entries.tsx";
import { SheetFoot } from "./sheet-foot.tsx";
import { SheetLog } from "./sheet-log.tsx";
import { SheetTable } from "./sheet-table.tsx";

/** A specimen as a sheet of paper on cream, with what can be done with it below. Source: SHOW-1, SHOW-3, SHOW-4. */
export function SpecimenSection({ specimen }: { specimen: Packed<SpecimenSheet> }) {
  const sheet = unpack(specimen);
  const { id, title, label, facts, labels } = sheet;
  return (
    <FullSection
      id="specimen"
      heading={labels.heading}
      lead={fill(labels.lead, { deliverable: sheet.deliverable })}
      ground="cream"
    >
      <div className="leaf">
        <div className="leaf-head">
          <div>
            <h3>
              <Unbroken text={title} />
            </h3>
            <p>{label}</p>
          </div>
          <p className="leaf-id">{id}</p>
        </div>
        <dl className="leaf-facts">
          {facts.map(({ name, value, to }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{to ? <Link to={to}>{value}</Link> : value}</dd>
            </div>
          ))}
        </dl>
        <div className="leaf-body">
          {sheet.kind === "timeline" ? <SheetLog sheet={sheet} /> : <SheetTable sheet={sheet} />}
        </div>
        <SheetEntries entries={sheet.entries} labels={labels} />
        <SheetFoot sheet={sheet} />
      </div>
      <p className="tools">
        <a className="tool" href={sheet.csv} download>
          {labels.download}
        </a>
        <PrintButton>{labels.print}</PrintButton>
        <Link className="tool" to={labels.all.to}>
          {labels.all.label}
        </Link>
      </p>
    </FullSection>
  );
}
