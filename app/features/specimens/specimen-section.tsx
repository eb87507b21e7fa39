import { useRef } from "react";
import { OFFER } from "../../content/interface/offer-labels.ts";
import type { SpecimenSheet } from "../../content/types/specimen-sheet.types.ts";
import { fill } from "../../lib/text/fill.ts";
import { Fold } from "../../ui/fold.tsx";
import { Link } from "../../ui/link.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import { useCurrentPart } from "../../ui/use-current-part.ts";
import { useOpenTarget } from "../../ui/use-open-target.ts";
import { LazySheet } from "./lazy-sheet.tsx";

/**
 * A page's whole specimen, with its actions below. Folded, as the header shows a part of it; its anchor is inside, so that
 * links to it open it. Source: SHOW-1, SHOW-3.
 */
export function SpecimenSection({ sheet }: { sheet: SpecimenSheet }) {
  const { id, labels, rows } = sheet;
  const part = useRef<HTMLDivElement>(null);
  useCurrentPart(part, "specimen");
  useOpenTarget();
  return (
    <div ref={part}>
      <Fold
        label={fill(OFFER.sheet, { id })}
        hint={fill(OFFER.sheetHint, { count: rows.length })}
        className="sheet-fold border-0"
      >
        <section id="specimen" aria-label={labels.heading}>
          <LazySheet sheet={sheet} />
          <p className="tools mt-1">
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
        </section>
      </Fold>
    </div>
  );
}
