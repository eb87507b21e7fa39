import { booksWith } from "virtual:altered-books";
import { accounts } from "../../../books/accounts.ts";
import { withDays } from "../../../books/format-values.ts";
import { documents } from "../../../books/ledger/index.ts";
import type { LedgerDocument } from "../../../books/ledger/document.ts";
import type { Specimen } from "../../../content/types/specimen.types.ts";

/** A tie-out whose two sides differ. */
export interface FailedTie {
  specimen: string;
  formula: string;
  left: number;
  right: number;
}

/** A posted line that can be changed: the document, and the line's place in it, from 0. */
export interface PostedLine {
  document: LedgerDocument;
  at: number;
}

/** Every posted line of the books by its id, such as "PAY-26-0131.2". */
export const postedLines: ReadonlyMap<string, PostedLine> = new Map(
  documents.flatMap((document) =>
    document.lines.map((_, at): [string, PostedLine] => [`${document.id}.${at + 1}`, { document, at }]),
  ),
);

/** All tie-outs that do not hold, in the order of the specimens. */
export const failedTies = (specimens: readonly Specimen[]): FailedTie[] =>
  specimens.flatMap(({ id, ties }) =>
    ties
      .filter(({ left, right }) => left !== right)
      .map(({ formula, left, right }) => ({ specimen: id, formula: withDays(formula), left, right })),
  );

/** Computes all specimens anew with another amount of one posted line. Takes about a millisecond. */
export const booksWithLine = ({ document: { id }, at }: PostedLine, amount: number) =>
  booksWith(({ documents: posted }) => {
    const document = posted?.find((other) => other.id === id);
    // A new list: documents of one pattern share their lines.
    if (document) document.lines = document.lines.map((line, index) => (index === at ? { ...line, amount } : line));
  });

/** What debits exceed credits by in each ledger if a line has another amount; the books balance without it. */
export function imbalanceOf({ document, at }: PostedLine, amount: number) {
  const line = document.lines[at]!;
  const more = (amount - line.amount) * (line.side === "debit" ? 1 : -1);
  const { ledger } = accounts[line.account];
  return { budgetary: ledger === "budgetary" ? more : 0, proprietary: ledger === "proprietary" ? more : 0 };
}
