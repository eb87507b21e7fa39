import { citeOf } from "../cite-of.ts";
import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { type AccountNumber, accounts } from "../../../books/accounts.ts";
import { balance, lineCount, trialBalance } from "../../../books/balances.ts";
import { conversion } from "../../../books/records.ts";
import { cars } from "../../../books/treasury-statement.ts";
import { agreed, count, markedAs, tie } from "../../../books/cells.ts";
import { footed, rowWith, sumOf } from "../../../books/rows.ts";

const columns: Column[] = [
  { name: "Account", type: "account" },
  { name: "Old $", type: "money", foots: true },
  { name: "New $", type: "money", foots: true },
  { name: "Difference", type: "money", foots: true },
  { name: "Lines", type: "number", foots: true },
];

const scope = { through: conversion.at };

const converted = Object.entries(conversion.extract).map(([number, old]) => {
  const account = number as AccountNumber;
  return { account, old, loaded: balance(account, scope), lines: lineCount(account, scope) };
});

const rows: Row[] = converted.map(({ account, old, loaded, lines }) => [
  account,
  old,
  agreed(loaded, old),
  old - loaded,
  lines,
]);

const { extract } = conversion;

/** Every account with a balance that day, not only those on the sheet. */
const loadedAccounts = trialBalance(scope).filter((line) => line.balance !== 0);
const loaded = (normal: "debit" | "credit") =>
  sumOf(
    loadedAccounts.filter(({ account }) => accounts[account].normal === normal),
    (line) => line.balance,
  );

export const conversionReconciliation = {
  kind: "table",
  id: "CNV-26-01",
  deliverable: "Conversion reconciliation",
  title: "Eight balances from sfs-db-00 to sfs-db-01",
  caption: `Eight of the ${loadedAccounts.length} accounts with a balance on March 31: the balance on each host and the number of lines. The total adds debit and credit balances, so it is a hash total and not an amount of money.`,
  asOf: conversion.at,
  preparedBy: "Controller",
  reviewed: { by: "Chief Financial Officer", on: "2026-03-31" },
  columns,
  rows,
  pulled: rowWith(rows, "141000"),
  lookFirst:
    "Account 141000 has a balance of 9,000 one day before go-live. The part of the advance earned by then was posted that same day. A load run before that posting would have carried an advance already used.",
  totals: [footed("Hash total, eight accounts", columns, rows)],
  ties: [
    tie(
      "Hash total of eight accounts, old host = new host",
      sumOf(converted, ({ old }) => old),
      sumOf(converted, (line) => line.loaded),
    ),
    markedAs("agreed", count(
      `Lines loaded = ${conversion.lines} extracted − ${conversion.rejected} rejected, by the old host’s log`,
      sumOf(converted, ({ lines }) => lines),
      conversion.lines - conversion.rejected,
    )),
    markedAs("footed", tie(
      `Debit balances loaded = credit balances loaded, all ${loadedAccounts.length} accounts`,
      loaded("debit"),
      loaded("credit"),
    )),
    tie("101000 on March 31 = CARS that day", extract["101000"], cars(conversion.at), "FBR-26-11"),
    tie("480200 = 141000 on the old host", extract["480200"], extract["141000"]),
  ],
  cites: [citeOf("gao-green-book", "principle 13")],
  shares: ["sfs-db-00", "sfs-db-01", "DEC-26-03"],
} satisfies Specimen;
