import type { MisstatementPage } from "../../../content/types/misstatement.types.ts";
import type { SpecimenSheet } from "../../../content/types/specimen-sheet.types.ts";
import { LazySheet } from "../../specimens/lazy-sheet.tsx";

interface CopiedSheetsProps {
  page: MisstatementPage;
  sheets: readonly SpecimenSheet[];
}

const anchorOf = (id: string) => `copy-${id}`;

/** The sheets of the exercise, each labeled as a copy with an error. Source: TOOL-3. */
export const CopiedSheets = ({ page, sheets }: CopiedSheetsProps) => (
  <section className="on-cream tool-after">
    <div className="page-width">
      <h2 className="heading tool-heading">{page.sheets.heading}</h2>
      <p className="exercise-jump print:hidden">
        {page.sheets.jump}
        {sheets.map(({ id }) => (
          <a key={id} href={`#${anchorOf(id)}`}>
            {id}
          </a>
        ))}
      </p>
      {sheets.map((sheet) => (
        <div key={sheet.id} id={anchorOf(sheet.id)} className="exercise-sheet">
          <LazySheet sheet={sheet} />
        </div>
      ))}
    </div>
  </section>
);
