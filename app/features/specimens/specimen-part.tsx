import type { SpecimenSheet } from "../../content/types/specimen-sheet.types.ts";
import { fill } from "../../lib/text/fill.ts";
import type { LongPagePart } from "../../ui/long-page.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import { LazySheet } from "./lazy-sheet.tsx";
import { Link } from "../../ui/link.tsx";

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
            <Link className="tool" to={sheet.tool.to}>
              {sheet.tool.label}
            </Link>
          )}
          <Link className="tool" to={labels.all.to}>
            {labels.all.label}
          </Link>
        </p>
      </>
    ),
  };
}
