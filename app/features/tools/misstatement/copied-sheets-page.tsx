import type { MisstatementPage } from "../../../content/types/misstatement.types.ts";
import { SheetTable } from "../../specimens/sheet-table.tsx";
import type { CopiedSheet } from "./misstatement.types.ts";

interface CopiedSheetsProps {
  page: MisstatementPage;
  sheets: readonly CopiedSheet[];
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
        <div key={sheet.id} id={anchorOf(sheet.id)} className="leaf exercise-sheet">
          <div className="leaf-head">
            <div>
              <h3>{sheet.title}</h3>
              <p className="exercise-label">{page.label}</p>
            </div>
            <p className="leaf-id">{sheet.id}</p>
          </div>
          <dl className="leaf-facts">
            {sheet.facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div className="leaf-body">
            <SheetTable sheet={sheet.table} />
          </div>
          <p className="exercise-note">{sheet.table.lookFirst}</p>
          <p className="exercise-note">{sheet.held}</p>
          {sheet.legend.length > 0 && (
            <dl className="exercise-legend">
              {sheet.legend.map(({ term, meaning }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      ))}
    </div>
  </section>
);
