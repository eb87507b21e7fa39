import type { MisstatementPage } from "../../../content/types/misstatement-page.types.ts";
import type { SpecimenSheet } from "../../../content/types/specimen-sheet.types.ts";
import { fill } from "../../../lib/text/fill.ts";
import { PhoneFold } from "../../../ui/phone-fold.tsx";
import { ANSWER_ID } from "./answer-form.tsx";
import { LazySheet } from "../../specimens/lazy-sheet.tsx";
import { Link } from "../../../ui/link.tsx";

interface CopiedSheetsProps {
  page: Pick<MisstatementPage, "sheets" | "answer" | "hints" | "change">;
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
      <nav className="exercise-jump mb-4 flex flex-wrap gap-x-5 bg-ground text-small" aria-label={page.sheets.jump}>
        {[
          // On phones the sheets are a list themselves.
          ...sheets.map(({ id }) => ({
            to: anchorOf(id),
            label: fill(page.sheets.copy, { id }),
            shown: "max-md:hidden",
          })),
          { to: ANSWER_ID, label: page.answer.heading, shown: "" },
          { to: HINTS_ID, label: page.hints.heading, shown: "" },
          { to: ONE_AMOUNT_ID, label: page.change.heading, shown: "" },
        ].map(({ to, label, shown }) => (
          <Link key={to} to={`#${to}`} className={`text-link py-2.5 font-400 ${shown}`}>
            {label}
          </Link>
        ))}
      </nav>
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
