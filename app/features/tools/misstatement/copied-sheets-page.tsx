import type { MisstatementPage } from "../../../content/types/misstatement-page.types.ts";
import type { SpecimenSheet } from "../../../content/types/specimen-sheet.types.ts";
import { fill } from "../../../lib/text/fill.ts";
import { Link } from "../../../ui/link.tsx";
import { PhoneFold } from "../../../ui/phone-fold.tsx";
import { ANSWER_ID } from "./answer-form.tsx";
import { LazySheet } from "../../specimens/lazy-sheet.tsx";

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
  <section id="sheets" className="section on-cream py-12">
    <div className="page-width">
      <h2 className="heading tool-heading">{page.sheets.heading}</h2>
      <nav
        className="exercise-jump mb-4 flex flex-wrap justify-between gap-x-10 bg-ground text-small"
        aria-label={page.sheets.jump}
      >
        {/* On phones the sheets are a list themselves. */}
        <p className="flex gap-x-5 max-md:hidden">
          {sheets.map(({ id }) => (
            <Link
              key={id}
              to={`#${anchorOf(id)}`}
              aria-label={fill(page.sheets.copy, { id })}
              className="text-link py-2.5 font-400"
            >
              {id}
            </Link>
          ))}
        </p>
        <p className="flex gap-x-5">
          {[
            { to: ANSWER_ID, label: page.answer.heading },
            { to: HINTS_ID, label: page.hints.heading },
            { to: ONE_AMOUNT_ID, label: page.change.heading },
          ].map(({ to, label }) => (
            <Link key={to} to={`#${to}`} className="text-link py-2.5 font-400">
              {label}
            </Link>
          ))}
        </p>
      </nav>
      <div className="exercise-sheets grid grid-cols-1 max-md:border-t border-text">
        {sheets.map((sheet) => (
          <PhoneFold key={sheet.id} label={sheet.title} hint={sheet.id}>
            <div id={anchorOf(sheet.id)}>
              <LazySheet sheet={sheet} />
            </div>
          </PhoneFold>
        ))}
      </div>
    </div>
  </section>
);
