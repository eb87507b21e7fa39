import { fill } from "../../lib/text/fill.ts";
import type { LineItemPage, ShownStation, StationLedger } from "../../content/types/line-item.types.ts";
import type { PostingLine, Station } from "../../content/types/specimen.types.ts";
import { type Account, accountNumbers, accounts } from "../../books/accounts.ts";
import { LABEL } from "../../books/agency.ts";
import { balance } from "../../books/balances.ts";
import { inColumns } from "../../books/entries.ts";
import { lineItem, stations } from "../../books/line-item-stations.ts";
import { pathOfReference } from "../specimens/shown-specimens.server.ts";
import { day, figure } from "../../books/format-values.ts";
import { answers, paperOf } from "./papers.server.ts";
import { lineItemWords } from "../../content/specimens/line-item/line-item-words.ts";

const { labels } = lineItemWords;

/** The id of a station on the page. */
export const anchorOf = (number: number): string => `station-${number}`;

/** The line item page: its texts, and all figures from the books. Source: LINE-1, LINE-2. */
export function lineItemPage(): LineItemPage {
  return {
    ...lineItemWords,
    label: LABEL,
    amount: `$${figure(lineItem.amount)}`,
    stations: stations.map(shown),
  };
}

function shown(station: Station): ShownStation {
  const { number, document, date, signs, shows } = station;
  const words = lineItemWords.stations[number - 1];
  const paper = paperOf[document];
  if (!words || !paper) throw new Error(`Station ${number} has no words or no document.`);
  return {
    ...words,
    ...paper(),
    number,
    id: anchorOf(number),
    document,
    date: day(date),
    signs,
    beside: besideOf(station),
    shows: shows.map((id) => ({ id, to: pathOfReference(id) })),
  };
}

function besideOf({ number, entry }: Station): ShownStation["beside"] {
  if (entry) {
    const { budgetary, proprietary } = entry;
    return {
      caption: labels.posted,
      ledgers: inOrder([ledger("budgetary", budgetary), ledger("proprietary", proprietary)]),
    };
  }
  if (number === stations.length) return { caption: labels.asked.caption, answers };
  return { caption: labels.balances, ledgers: balancesOfLine() };
}

/** Moves a ledger without postings to the end. */
const inOrder = (ledgers: StationLedger[]): StationLedger[] =>
  ledgers.toSorted((a, b) => Number(a.lines.length === 0) - Number(b.lines.length === 0));

function ledger(name: Account["ledger"], lines: readonly PostingLine[]): StationLedger {
  return {
    name: lines.length > 0 ? labels[name] : fill(labels.noEntry, { ledger: labels[name] }),
    lines: inColumns(lines, figure),
  };
}

/** The year-end total of the award’s own postings in each account. First the ledger that its document shows. */
function balancesOfLine(): StationLedger[] {
  const lines = accountNumbers.flatMap((account): (PostingLine & Pick<Account, "ledger">)[] => {
    const amount = balance(account, { award: lineItem.award });
    if (amount === 0) return [];
    const { title, ledger, normal } = accounts[account];
    const side = amount > 0 ? normal : normal === "debit" ? "credit" : "debit";
    return [{ account, title, ledger, side, amount: Math.abs(amount) }];
  });
  const [equipment, others] = [lines.filter(isEquipment), lines.filter((line) => !isEquipment(line))];
  const of = (name: Account["ledger"]) =>
    ledger(
      name,
      [...equipment, ...others].filter((line) => line.ledger === name),
    );
  return [of("proprietary"), of("budgetary")];
}

const isEquipment = ({ account }: PostingLine): boolean => account === "175000";
