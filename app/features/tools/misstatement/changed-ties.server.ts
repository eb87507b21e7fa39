import { accountNumbers, accounts } from "../../../books/accounts.ts";
import { day, figure } from "../../../books/format-values.ts";
import { misstatementPage } from "../../../content/pages/misstatement.ts";
import { fill } from "../../../lib/text/fill.ts";
import { pathOfReference } from "../../specimens/shown-specimens.server.ts";
import { booksWithLine, type FailedTie, failedTies, imbalanceOf, postedLines } from "./altered-ties.server.ts";
import type { LineGroup, ShownChange, ShownTie } from "./misstatement.types.ts";
import type { Change } from "./read-change.server.ts";

const { form, result } = misstatementPage.change;

/** A tie-out that fails, with both sides and the page of its specimen. */
export const shownTie = ({ specimen, formula, left, right }: FailedTie): ShownTie => ({
  specimen,
  to: pathOfReference(specimen),
  formula,
  figures: fill(result.figures, { left: figure(left), right: figure(right), difference: figure(left - right) }),
});

/** Every posted line by account, in the order of the chart, and by date in each account. */
export const lineGroups: readonly LineGroup[] = accountNumbers.map((account) => ({
  account: `${account} ${accounts[account].title}`,
  options: [...postedLines].flatMap(([id, { document, at }]) => {
    const line = document.lines[at]!;
    if (line.account !== account) return [];
    const { side, amount } = line;
    const values = { date: day(document.date), document: document.id, side: form.sides[side], amount: figure(amount) };
    return [{ id, text: fill(form.option, values) }];
  }),
}));

/** Computes all specimens with a change, and what no longer ties. */
export function changedTies({ line, amount }: Change): ShownChange {
  const { document, at } = line;
  const original = document.lines[at]!;
  const { specimens } = booksWithLine(line, amount);
  const ties = failedTies(specimens);
  const { budgetary, proprietary } = imbalanceOf(line, amount);
  return {
    text: fill(result.changed, {
      document: document.id,
      date: day(document.date),
      side: form.sides[original.side],
      account: `${original.account} ${accounts[original.account].title}`,
      amount: figure(amount),
      original: figure(original.amount),
    }),
    ...(amount === original.amount && { same: result.same }),
    failed: fill(result.count, { failed: ties.length, all: specimens.flatMap((specimen) => specimen.ties).length }),
    budgetary: figure(budgetary),
    proprietary: figure(proprietary),
    ties: ties.map(shownTie),
  };
}
