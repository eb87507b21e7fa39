import { accounts } from "../../app/books/accounts.ts";
import { holidays } from "../../app/books/calendar.ts";
import { people } from "../../app/books/people.ts";
import { documents } from "../../app/books/ledger/index.ts";
import type { LedgerDocument } from "../../app/books/ledger/document.ts";
import { shownSpecimens } from "../../app/features/specimens/shown-specimens.server.ts";
import type { Cell, CellValue, Specimen } from "../../app/content/types/specimen.types.ts";

/* Reads the books independently from their postings, so that a specimen is not verified by the code that created it. */

/** The sum of a number over a list's members. */
export const sum = <Member>(list: readonly Member[], amount: (member: Member) => number): number =>
  list.reduce((total, member) => total + amount(member), 0);

/** The normal balance of an account. */
export const normal = (account: string): "debit" | "credit" => accounts[account as keyof typeof accounts].normal;

/** Balance of an account over the selected documents, above 0 on its normal side. */
export function posted(account: string, keep: (document: LedgerDocument) => boolean = () => true): number {
  let balance = 0;
  for (const document of documents) {
    if (!keep(document)) continue;
    for (const line of document.lines) {
      if (line.account === account) balance += line.side === normal(account) ? line.amount : -line.amount;
    }
  }
  return balance;
}

/** Users who left in the year. */
export const gone: ReadonlySet<string> = new Set(people.filter(({ left }) => left).map(({ id }) => id));

/** Whether no federal office is open on this ISO date. */
export const isClosed = (date: string): boolean =>
  [0, 6].includes(new Date(date).getUTCDay()) || holidays.includes(date);

/** An ISO time in minutes, for differences. */
export const minutesOf = (time: CellValue | undefined): number => Date.parse(`${String(time)}Z`) / 60_000;

/** The absolute amount that one document moved through an account. */
export function moved(id: string, account: string): number {
  const { lines } = documents.find((document) => document.id === id)!;
  return Math.abs(
    sum(lines, (line) => (line.account === account ? (line.side === "debit" ? line.amount : -line.amount) : 0)),
  );
}

const valueIn = (cell: Cell): CellValue => (cell !== null && typeof cell === "object" ? cell.value : cell);

/** The values of a specimen’s cells, row by row. */
export const cellsOf = ({ rows }: Specimen): CellValue[][] => rows.map((row) => row.map(valueIn));

/** A sheet as displayed, readable by column name. */
export function sheet(id: string) {
  const specimen = shownSpecimens.find((candidate) => candidate.id === id)!;
  const rows = cellsOf(specimen);
  const position = (name: string) => {
    const index = specimen.columns.findIndex((column) => column.name === name);
    if (index < 0) throw new Error(`${id} has no column "${name}".`);
    return index;
  };
  return {
    specimen,
    rows,
    /** The row that contains this value. */
    row: (value: CellValue) => {
      const found = rows.find((row) => row.includes(value))!;
      return (name: string) => found[position(name)]!;
    },
  };
}
