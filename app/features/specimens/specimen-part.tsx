import type { SpecimenSheet } from "../../content/types/specimen-sheet.types.ts";
import { fill } from "../../lib/text/fill.ts";
import type { LongPagePart } from "../../ui/long-page.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import { LazySheet } from "./lazy-sheet.tsx";

/** A specimen on a cream background, with its actions below. Source: SHOW-1, SHOW-3. */
export function specimenPart(sheet: SpecimenSheet): LongPagePart {
  const { labels } = sheet;
  return {
    id: "specimen",
    heading: labels.heading,
    note: fill(labels.lead, { deliverable: sheet.deliverable }),
    ground: "cream",
    content: (
      <>
        <LazySheet sheet={sheet} />
        <p className="tools">
          <a className="tool" href={sheet.csv} download>
            {labels.download}
          </a>
          <PrintButton>{labels.print}</PrintButton>
          {sheet.tool && (
            <a className="tool" href={sheet.tool.to}>
              {sheet.tool.label}
            </a>
          )}
          <a className="tool" href={labels.all.to}>
            {labels.all.label}
          </a>
        </p>
      </>
    ),
  };
}
