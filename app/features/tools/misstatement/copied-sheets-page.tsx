import type { MisstatementPage } from "../../../content/types/misstatement-page.types.ts";
import type { SpecimenSheet } from "../../../content/types/specimen-sheet.types.ts";
import { fill } from "../../../lib/text/fill.ts";
import { LazySheet } from "../../specimens/lazy-sheet.tsx";

interface CopiedSheetsProps {
  page: Pick<MisstatementPage, "sheets" | "hints" | "change">;
  sheets: readonly SpecimenSheet[];
}

/** The anchors of the parts below the sheets. */
export const HINTS_ID = "hints";
export const ONE_AMOUNT_ID = "one-amount";

const anchorOf = (id: string) => `copy-${id}`;

/** The sheets of the exercise, each labeled as a copy with an error. Source: TOOL-3. */
export const CopiedSheets = ({ page, sheets }: CopiedSheetsProps) => (
  <section id="sheets" className="on-cream tool-after">
    <div className="page-width">
      <h2 className="heading tool-heading">{page.sheets.heading}</h2>
      <p className="exercise-jump print:hidden">
        {page.sheets.jump}
        {sheets.map(({ id }) => (
          <a key={id} href={`#${anchorOf(id)}`}>
            {fill(page.sheets.copy, { id })}
          </a>
        ))}
        <a href={`#${HINTS_ID}`}>{page.hints.heading}</a>
        <a href={`#${ONE_AMOUNT_ID}`}>{page.change.heading}</a>
      </p>
      {sheets.map((sheet) => (
        <div key={sheet.id} id={anchorOf(sheet.id)} className="exercise-sheet exercise-anchor">
          <LazySheet sheet={sheet} />
        </div>
      ))}
    </div>
  </section>
);
