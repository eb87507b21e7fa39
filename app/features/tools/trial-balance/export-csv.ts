import { toCsv } from "../../../lib/text/csv.ts";
import type { TrialBalancePage } from "../../../content/types/trial-balance.types.ts";
import { type Money, plainMoney } from "../money.ts";
import type { TieOut } from "./tie-out.ts";

type Labels = Pick<TrialBalancePage, "answer" | "ledgers" | "lines" | "ties">;

/** The result as CSV: ledgers, lines, ties and unknown accounts. Source: RFC 4180. */
export function csvOfTieOut(result: TieOut, { answer, ledgers, lines, ties }: Labels): string {
  const { columns } = ledgers;
  return toCsv([
    [columns.ledger, columns.debit, columns.credit, columns.difference],
    ...result.ledgers.map(({ ledger, debits, credits }) => [
      ledgers.names[ledger]!,
      number(debits),
      number(credits),
      number(debits - credits),
    ]),
    ...(result.unknown.length > 0 ? [[answer.incomplete]] : []),
    [lines.columns.line, lines.columns.amount],
    ...result.lines.map(({ report, id, cents }) => [`${lines[report]}: ${lines.names[id]!}`, number(cents)]),
    [ties.columns.tie, ties.columns.figures, "", columns.difference, ""],
    ...result.ties.map(({ id, left, right, state }) =>
      state === "skipped"
        ? [ties.byId[id]!.name, "", "", "", answer.states[state]]
        : [ties.byId[id]!.name, number(left), number(right), number(left - right), answer.states[state]],
    ),
    ...result.unknown.map(({ account, cents }) => [account, number(cents)]),
  ]);
}

/** Amounts stay numbers in the file if they are exact as such. */
function number(cents: Money): number | string {
  const text = plainMoney(cents);
  return Number.isSafeInteger(Number(cents)) ? Number(text) : text;
}

/** Offers a text as a file. It is made on the device and goes nowhere else. */
export function saveFile(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
