import { useRef } from "react";
import type { SpecimenSheet } from "../../content/types/specimen-sheet.types.ts";
import { Link } from "../../ui/link.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import { useCurrentPart } from "../../ui/use-current-part.ts";
import { LazySheet } from "./lazy-sheet.tsx";

/** A page's whole specimen, with its actions below. Source: SHOW-1, SHOW-3. */
export function SpecimenSection({ sheet }: { sheet: SpecimenSheet }) {
  const { labels } = sheet;
  const part = useRef<HTMLElement>(null);
  useCurrentPart(part, "specimen");
  return (
    <section ref={part} id="specimen" aria-label={labels.heading}>
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
  );
}
