import { type Account, accounts } from "../../../books/accounts.ts";
import { inColumns } from "../../../books/entries.ts";
import { figure } from "../../../books/format-values.ts";
import { hosts } from "../../../books/hosts.ts";
import { misstatementPage } from "../../../content/pages/misstatement.ts";
import type { MisstatementFigure } from "../../../content/types/misstatement-page.types.ts";
import type { NamedText } from "../../../content/types/page-section.types.ts";
import type { SheetPosting } from "../../../content/types/specimen-sheet.types.ts";
import { fill } from "../../../lib/text/fill.ts";
import { failedTies } from "./altered-ties.server.ts";
import { shownTie } from "./changed-ties.server.ts";
import type { ShownSolution } from "./misstatement.types.ts";
import {
  correctedBooks,
  correction,
  plantedBooks,
  prepaid,
  rightQuarter,
  shouldBeLeft,
  wrongQuarter,
} from "./planted-error.server.ts";

type Books = ReturnType<typeof plantedBooks>;

const figuresOf = ({ balance, sf133, statements }: Books): Record<MisstatementFigure, number> => ({
  advance: balance("141000"),
  assets: statements.assets,
  unexpended: statements.unexpended,
  netCost: statements.netCost,
  cumulative: statements.cumulative,
  obligations: sf133["2190"],
  outlays: sf133["3020"],
});

/** The answer, computed from the copy with the error and from the copy after the correcting entry. */
export function solutionOf(planted: Books): ShownSolution {
  const { solution } = misstatementPage;
  const prices = hosts.filter(({ place }) => place === "Hosted by SMQ").map(({ monthly }) => monthly);
  const monthly = prices.reduce((sum, price) => sum + price, 0);
  const left = planted.balance("141000");
  const all = planted.specimens.flatMap(({ ties }) => ties).length;
  const ties = failedTies(planted.specimens).map(shownTie);
  const values = {
    error: figure(shouldBeLeft - left),
    prepaid: figure(prepaid),
    parts: prices.map(figure).join(" + "),
    monthly: figure(monthly),
    months: prepaid / monthly,
    used: figure(prepaid - shouldBeLeft),
    should: figure(shouldBeLeft),
    left: figure(left),
    wrong: figure(wrongQuarter),
    right: figure(rightQuarter),
    all,
    failed: ties.length,
  };
  const filled = (rows: readonly NamedText[]) => rows.map(({ name, text }) => ({ name, text: fill(text, values) }));
  const before = figuresOf(planted);
  const after = figuresOf(correctedBooks());
  const names = Object.entries(solution.effects.names) as [MisstatementFigure, string][];
  return {
    text: fill(solution.text, values),
    steps: filled(solution.steps),
    assertion: filled(solution.assertion),
    entry: { budgetary: linesOf("budgetary"), proprietary: linesOf("proprietary") },
    effects: names.map(([id, name]) => ({ name, copy: figure(before[id]), after: figure(after[id]) })),
    note: fill(solution.ties.note, values),
    after: fill(solution.ties.after, values),
    ties,
  };
}

/** The lines of the correcting entry in one ledger, each debit before its credit. */
const linesOf = (ledger: Account["ledger"]): SheetPosting[] =>
  inColumns(
    correction.lines
      .filter(({ account }) => accounts[account].ledger === ledger)
      .toSorted((a, b) => Number(a.side === "credit") - Number(b.side === "credit")),
    figure,
  );
