import { booksWith } from "virtual:altered-books";
import { expect, test } from "vitest";
import { accounts } from "../../../books/accounts.ts";
import { balance } from "../../../books/balances.ts";
import { sumOf, valueOf } from "../../../books/rows.ts";
import { specimens } from "../../../content/specimens/index.ts";
import type { Specimen } from "../../../content/types/specimen.types.ts";
import { booksWithLine, failedTies, imbalanceOf, postedLines } from "./altered-ties.server.ts";
import { SHEETS } from "./misstatement-sheets.server.ts";
import { misstatementData } from "./page-data.server.ts";
import { correctedBooks, correction, plantedBooks } from "./planted-error.server.ts";
import { readChange } from "./read-change.server.ts";

const planted = plantedBooks();

const sheet = (id: string) => planted.specimens.find((specimen) => specimen.id === id)!;

/** A cell of the copy, by the row's and the column's name. */
function cell(id: string, row: string, column: string): unknown {
  const { columns } = sheet(id);
  const found = sheet(id).rows.find((cells) => cells.some((value) => valueOf(value) === row))!;
  return valueOf(found[columns.findIndex(({ name }) => name === column)]!);
}

/** The ids of the specimens that differ from those of the site. */
const changedSheets = (altered: readonly Specimen[]) =>
  altered.filter((specimen, at) => JSON.stringify(specimen) !== JSON.stringify(specimens[at])).map(({ id }) => id);

test("TOOL-3 without a change the altered books are those of the site", () => {
  const { specimens: same } = booksWith(() => {});
  expect(changedSheets(same.map((specimen, at) => ({ ...specimen, cites: specimens[at]!.cites })))).toEqual([]);
});

test("TOOL-3 the planted error breaks exactly the two ties that the answer names, both on STL-26-12", () => {
  expect(failedTies(specimens)).toEqual([]);
  const failed = [
    {
      specimen: "STL-26-12",
      formula: "Order 1 = earned in three reports + advance left in 141000",
      left: 36_000,
      right: 33_000,
    },
    {
      specimen: "STL-26-12",
      formula: "Advance left in 141000 = three months of SMQ’s four hosts",
      left: 0,
      right: 3_000,
    },
  ];
  expect(failedTies(planted.specimens)).toEqual(failed);
  const { solution } = misstatementData(new URLSearchParams());
  expect(solution.ties.map(({ specimen, formula }) => ({ specimen, formula }))).toEqual(
    failed.map(({ specimen, formula }) => ({ specimen, formula })),
  );
  expect(solution.note).toMatch(/^Of the \d+ tie-outs .* 2 fail\. Both are/);
});

test("TOOL-3 with the planted error every entry still balances in both ledgers", () => {
  const wrong = planted.documents.filter(({ id }) => /^PRF-26-000[34]$/.test(id));
  expect(wrong.flatMap(({ lines }) => lines.map(({ amount }) => amount))).toEqual(Array(12).fill(4_500));
  for (const { id, lines } of planted.documents) {
    for (const ledger of ["budgetary", "proprietary"] as const) {
      const of = (side: string) =>
        sumOf(lines, (line) => (line.side === side && accounts[line.account].ledger === ledger ? line.amount : 0));
      expect(of("debit"), `${id} ${ledger}`).toBe(of("credit"));
    }
  }
  const total = (ledger: string, normal: string) =>
    sumOf(planted.trialBalance(), (line) =>
      accounts[line.account].ledger === ledger && accounts[line.account].normal === normal ? line.balance : 0,
    );
  for (const ledger of ["budgetary", "proprietary"]) expect(total(ledger, "debit")).toBe(total(ledger, "credit"));
});

test("TOOL-3 each sheet of the exercise ties out by itself, and no figure on it is marked as an exception", () => {
  expect(SHEETS).not.toContain("STL-26-12");
  for (const id of SHEETS) {
    expect(sheet(id).ties.filter(({ left, right }) => left !== right)).toEqual([]);
    expect(JSON.stringify(sheet(id).rows)).not.toContain("exception");
  }
});

test("TOOL-3 three sheets together show it: 9,000 on CNV-26-01, 1,000 a month on AST-26-09, nothing left on RKT-26-12", () => {
  expect(cell("CNV-26-01", "141000", "New $")).toBe(9_000);
  const monthly = sheet("AST-26-09")
    .rows.filter((row) => row.includes("Hosted by SMQ"))
    .map((row) => Number(valueOf(row.at(-1)!)));
  expect(monthly).toEqual([290, 290, 240, 180]);
  expect(cell("RKT-26-12", "141000", "Ledger $")).toBe(0);
  expect(cell("RKT-26-12", "141000", "Subledger $")).toBe(0);
  const { solution } = misstatementData(new URLSearchParams());
  expect(JSON.stringify([solution.text, solution.steps])).toContain("understated by 3,000");
});

test("TOOL-3 the correcting entry restores every tie and every balance, in both ledgers", () => {
  const corrected = correctedBooks();
  expect(failedTies(corrected.specimens)).toEqual([]);
  for (const line of corrected.trialBalance()) expect(line.balance, line.account).toBe(balance(line.account));
  expect(correction.lines.map(({ account, side, amount }) => `${side} ${account} ${amount}`).toSorted()).toEqual([
    "credit 310710 3000",
    "credit 480200 3000",
    "credit 610000 3000",
    "debit 141000 3000",
    "debit 490200 3000",
    "debit 570010 3000",
  ]);
  const { effects } = misstatementData(new URLSearchParams()).solution;
  expect(effects.map(({ copy, after }) => [copy, after])).toEqual([
    ["0", "3,000"],
    ["401,460", "404,460"],
    ["205,860", "208,860"],
    ["568,540", "565,540"],
    ["75,600", "75,600"],
    ["804,140", "804,140"],
    ["524,140", "524,140"],
  ]);
});

test("TOOL-3 another amount of any posted line, larger or smaller, breaks a tie, and the site's specimens stay as they are", () => {
  const before = JSON.stringify(specimens);
  expect(postedLines.size).toBeGreaterThan(150);
  for (const [id, line] of postedLines) {
    const { amount } = line.document.lines[line.at]!;
    for (const other of [0, amount + 1, amount * 10 + 7]) {
      expect(failedTies(booksWithLine(line, other).specimens).length, `${id} ${other}`).toBeGreaterThan(0);
    }
    expect(failedTies(booksWithLine(line, amount).specimens), id).toEqual([]);
  }
  expect(JSON.stringify(specimens)).toBe(before);
});

test("TOOL-3 a changed line takes its own ledger out of balance by what was changed", () => {
  const advance = postedLines.get("IPAC-26-0107.3")!;
  expect(imbalanceOf(advance, 63_000)).toEqual({ budgetary: 0, proprietary: 27_000 });
  expect(imbalanceOf(postedLines.get("IPAC-26-0107.2")!, 35_000)).toEqual({ budgetary: 1_000, proprietary: 0 });
});

test.each([
  ["", {}],
  ["other=1", {}],
  ["line=IPAC-26-0107.3", { amount: "amount" }],
  ["amount=5", { line: "line" }],
  ["line=NONE.1&amount=5", { line: "unknown" }],
  ["line=__proto__&amount=5", { line: "unknown" }],
  ["line=IPAC-26-0107.3&amount=-5", { amount: "amount" }],
  ["line=IPAC-26-0107.3&amount=5.50", { amount: "amount" }],
  ["line=IPAC-26-0107.3&amount=1.234,00", { amount: "amount" }],
  ["line=IPAC-26-0107.3&amount=1e9", { amount: "amount" }],
  ["line=IPAC-26-0107.3&amount=1000000000", { amount: "amount" }],
  ["line=IPAC-26-0107.3&amount=<script>", { amount: "amount" }],
])("TOOL-3 the query %s gives the errors %j and no change", (query, errors) => {
  const read = readChange(new URLSearchParams(query));
  expect(read.errors).toEqual(errors);
  expect(read.change).toBeUndefined();
});

test.each([
  ["63,000", 63_000],
  ["$63,000.00", 63_000],
  ["0", 0],
  ["999999999", 999_999_999],
])("TOOL-3 the amount %s is read as %d", (amount, dollars) => {
  expect(readChange(new URLSearchParams({ line: "IPAC-26-0107.3", amount })).change?.amount).toBe(dollars);
});

test("TOOL-3 what was typed wrongly stays in the form", () => {
  const { values, unknownLine } = misstatementData(new URLSearchParams({ line: "NONE.1", amount: "five" }));
  expect(values).toEqual({ line: "NONE.1", amount: "five" });
  expect(unknownLine).toEqual({ id: "NONE.1", text: "NONE.1: not in the ledger" });
});
