import type { TrialBalancePage } from "../../../content/types/trial-balance.types.ts";
import { fill } from "../../../lib/text/fill.ts";
import { moneyText } from "../money.ts";
import type { TieOut } from "./tie-out.ts";

/** A tie-out in three figures: ties that hold, and the difference in each ledger. */
export function figuresOf({ ties, ledgers }: TieOut, { answer }: Pick<TrialBalancePage, "answer">) {
  const checked = ties.filter(({ state }) => state !== "skipped").length;
  const held = ties.filter(({ state }) => state === "holds").length;
  const differenceOf = (name: string) => {
    const total = ledgers.find(({ ledger }) => ledger === name);
    return moneyText(total ? total.debits - total.credits : 0n);
  };
  return [
    { label: answer.ties, value: fill(answer.count, { held, checked }) },
    { label: answer.budgetary, value: differenceOf("budgetary") },
    { label: answer.proprietary, value: differenceOf("proprietary") },
  ];
}
