import type { MisstatementPage } from "../../../content/types/misstatement-page.types.ts";
import type { SpecimenSheet } from "../../../content/types/specimen-sheet.types.ts";
import { fill } from "../../../lib/text/fill.ts";
import { PhoneFold } from "../../../ui/phone-fold.tsx";
import { LazySheet } from "../../specimens/lazy-sheet.tsx";

interface CopiedSheetsProps {
  page: Pick<MisstatementPage, "sheets" | "hints" | "change">;
  sheets: readonly SpecimenSheet[];
}

/** The anchors of the parts below the sheets. */
export const HINTS_ID = "hints";
export const ONE_AMOUNT_ID = "one-amount";

const anchorOf = (id: string) => `copy-${id}`;

/** The sheets of the exercise, collapsed on phones, each labeled as a copy with an error. Source: TOOL-3. */
export const CopiedSheets = ({ page, sheets }: CopiedSheetsProps) => (
  <section id="sheets" className="section on-cream pt-10 pb-14">
    <div className="page-width">
      <h2 className="heading tool-heading">{page.sheets.heading}</h2>
      <p className="mb-4 flex flex-wrap items-center gap-x-5 text-small print:hidden">
        {page.sheets.jump}
        {sheets.map(({ id }) => (
          <a key={id} href={`#${anchorOf(id)}`} className="text-link py-2.5 font-400">
            {fill(page.sheets.copy, { id })}
          </a>
        ))}
        <a href={`#${HINTS_ID}`} className="text-link py-2.5 font-400">
          {page.hints.heading}
        </a>
        <a href={`#${ONE_AMOUNT_ID}`} className="text-link py-2.5 font-400">
          {page.change.heading}
        </a>
      </p>
      <div className="exercise-sheets grid grid-cols-1">
        {sheets.map((sheet) => (
          <PhoneFold key={sheet.id} label={`${sheet.title} (${sheet.id})`}>
            <div id={anchorOf(sheet.id)}>
              <LazySheet sheet={sheet} />
            </div>
          </PhoneFold>
        ))}
      </div>
    </div>
  </section>
);
