import * as fc from "fast-check";
import { expect, test } from "vitest";
import { trialBalancePage } from "../../../content/pages/trial-balance.ts";
import { MAX_CHARS, MAX_LINES } from "./limits.ts";
import { readTrialBalance } from "./read-trial-balance.ts";

const balances = (text: string) => readTrialBalance(text).lines.map(({ account, ending }) => [account, ending]);
const kindsOf = (text: string) => readTrialBalance(text).problems.map(({ kind }) => kind);

const two = [
  ["101000", 123_456n],
  ["211000", -123_456n],
];

test.each([
  ["CSV", "101000,0,1234.56,D\n211000,0,1234.56,C"],
  ["quotes", '"101000","0","1,234.56","D"\r\n"211000","0","1,234.56","C"\r\n'],
  ["tabs with titles", "101000\tFund Balance\t0\t1,234.56\tDebit\n211000\tPayables\t0\t$1,234.56\tCredit"],
  ["semicolons", "101000;0;1234.56;dr\n211000;0;1234.56;cr"],
  ["bars", "101000|0|1234.56|D\n211000|0|1234.56|C"],
  ["spaces", "101000   1,234.56  D\n211000   1,234.56  C"],
  ["signs", "101000,1234.56\n211000,-1234.56\nTotal,0.00"],
  ["parentheses", "101000\t1,234.56\n211000\t(1,234.56)"],
  ["names", "\uFEFFUSSGL,Title,Debit,Credit\n101000,Fund Balance,1234.56,\n211000,Payables,,1234.56"],
  ["Excel's accounting format", "101000\t $ 1,234.56 \n101000\t $ -   \n211000\t $ (1,234.56)"],
  ["dollar signs before a minus", "101000\t$1,234.56\n101000\t –\n211000\t$-1,234.56"],
  ["dollar signs in parentheses", "101000\t($0.00)\n101000\t+1,234.56\n211000\t1,234.56-"],
  [
    "line breaks in quotes",
    'USSGL,Title,Ending\r\n101000,"Fund balance\r\nwith ""Treasury""",1234.56\r\n211000,"Payables,\n\nother",-1234.56',
  ],
  ["spaces before quotes", '101000, "1,234.56", D\n211000, "1,234.56" , C'],
  ["Excel's line that names the separator", "sep=;\nSide;Ending;Account\nD;1,234.56;101000\nC;1,234.56;211000"],
  ["rows of empty cells", "Account,Ending,,\n,,,\n101000,1234.56,,\n ,,,\n211000,-1234.56\n,,,\n"],
  [
    "names that a further page repeats",
    "Account,Ending\n101000,1234.56\nAccount,Ending\n211000,-1234.56\n,0.00\n".replace(",0.00\n", "Total,0.00"),
  ],
  [
    "titles of two cells",
    "Agency,Sample\nAs of,2026-09-30\nFund,012345\n\nAccount,Ending\n101000,1234.56\n211000,-1234.56",
  ],
  ["a year in a title", "2026 trial balance\nAccount;Ending\n101000;1234.56\n211000;-1234.56"],
  [
    "text directions and byte order marks around cells",
    "Account,Ending\n\uFEFF101000,\u202D1234.56\u202C\n211000\u200B,\u200E-1234.56",
  ],
  ["a title that says total", "Title,Account,Ending\nTotal funds,101000,1234.56\nx,211000,-1234.56\nTotal,,0.00"],
  ["a column of codes beside the amounts", "Account;Ending;Fund\n101000;1234.56;100\n211000;-1234.56;100"],
  ["accounts in the last column", "D;1234.56;101000\nC;1234.56;211000".replace(/^/, "Side;Ending;Account\n")],
  [
    "a movement beside the ending balance",
    "Account,Debit,Credit,Balance\n101000,1234.56,0,1234.56\n211000,0,1234.56,-1234.56",
  ],
  [
    "a beginning, a movement and an ending",
    "Account,Opening,Debit,Credit,Closing,D/C\n101000,1000,300,65.44,1234.56,D\n211000,1000,,234.56,1234.56,C",
  ],
  [
    "names with commas in quotation marks",
    '"Account, USSGL","Title, USSGL title","Balance, ending"\n101000,"Fund balance, Treasury","1,234.56"\n211000,Payables,"-1,234.56"',
  ],
  ["names in another order", "D/C,Ending balance,Account\nD,1234.56,101000\nC,1234.56,211000"],
  ["several lines of an account", "101000,1000,D\n101000,234.56,D\n211000,1234.56,C"],
])("TOOL-2 reads %s", (_, text) => {
  const sums = new Map<string, bigint>();
  for (const [account, ending] of balances(text) as [string, bigint][])
    sums.set(account, (sums.get(account) ?? 0n) + ending);
  expect([...sums]).toEqual(two);
});

test.each([
  ["empty", " \n\t\n"],
  ["decimal-comma", "101000;0;1.234,56;D"],
  ["decimal-comma", "101000;0;1234,5;D"],
  ["formula", "101000,0,=SUM(A1:A9),D"],
  ["formula", "=1+1,0,5,D\n101000,0,5,D"],
  ["markup", "101000,0,<b>5</b>,D"],
  ["markup", "101000,0,5,D\n<script>,0,5,D"],
  ["control", "101000,0,5\u0000,D"],
  ["four-digits", "1010,0,5.00,D"],
  ["account", "FBWT,0,5.00,D\n101000,0,5,D"],
  ["columns", "101000,0,1,2,3"],
  ["side", "Account,Ending,Side\n101000,5,left"],
  ["movement", "Account,Debit,Credit,Balance\n101000,500,0,500\n211000,0,500,500"],
  ["movement", "Account,Opening,Debit,Credit,Closing\n101000,100,500,0,500"],
  ["header", "Account,Debit,Balance\n101000,500,500"],
  ["signed-side", "Account,Ending,D/C\n101000,500,D\n211000,-500,C"],
  ["signed-side", "Account,Debit,Credit\n101000,500,\n211000,,-500"],
  ["signed-side", "Account,Debit,Credit\n101000,-500,\n211000,,500"],
  ["signed-side", "Account,Opening,Debit,Credit\n101000,0,500,\n211000,0,,(500.00)"],
  ["extra", "Account,Ending\n101000,1,234.56\n211000,-1,234.56"],
  ["split", "Account,Ending,Note\n101000,1,234.56\n211000,-1,234.56"],
  ["split", "Account,Ending,Note\n101000,1234,56\n211000,-1234,56"],
  ["columns", `101000${",".repeat(5000)}5`],
  ["columns", "101000,0,5,D\n211000,5,C"],
  ["decimal-comma", "101000;1 234,56\n211000;-1 234,56"],
  ["decimal-comma", "101000;1.234.567\n211000;-1.234.567"],
  ["amount", "101000;1 234.56\n211000;-1 234.56"],
  ["amount", "101000;(-5)\n211000;--5"],
  ["amount", "101000;5 CR\n211000;€5"],
  ["quote", '101000\t"opened\t5\n211000\tclosed"\t-5\n310100\t0\t0'],
  ["quote", '101000,"a"b",5\n211000,x,-5'],
  ["no-side", "101000,5\n211000,5"],
  ["quote", '101000,"5,D'],
  ["amount", "101000,0,five,D"],
  ["amount", "101000,0,5.123,D"],
  ["amount-size", "101000,0,99999999999999.00,D"],
  ["header", "Name,City\n101000,5"],
  ["header", "Account,Beginning debit,Beginning credit,Debit,Credit\n101000,0,5,5,0"],
  ["too-large", "1".repeat(MAX_CHARS + 1)],
  ["too-many-lines", "1\n".repeat(MAX_LINES + 1)],
])("TOOL-2 answers %s with a message", (kind, text) => {
  expect(kindsOf(text)).toContain(kind);
  expect(readTrialBalance(text).lines).toEqual([]);
  expect(trialBalancePage.problems.byKind).toHaveProperty(kind);
});

test("TOOL-2 titles above the table are skipped, and lines keep their numbers", () => {
  const titles = "Sample Agency\n\nTrial Balance,,,\n";
  expect(balances(`${titles}Account,Beginning,Ending,Side\n101000,0,5,D\n`)).toEqual([["101000", 500n]]);
  expect(balances(`${titles}101000,0,5,D\n`)).toEqual([["101000", 500n]]);
  expect(readTrialBalance(`${titles}101000,0,five,D\n`).problems).toMatchObject([{ line: 4, kind: "amount" }]);
  expect(kindsOf("Sample Agency\nTrial Balance")).toEqual(["header"]);
});

test("TOOL-2 problems are on the line in which their row starts, also below line breaks in quotes", () => {
  const text = 'USSGL,Title,Ending\n101000,"Fund\r\nbalance",5\n\n211000,"Pay\n\nables",five\n310100,"a",6';
  expect(readTrialBalance(text).problems).toMatchObject([{ line: 5, kind: "amount", cell: "five" }]);
  expect(readTrialBalance(`${text}\nTotal,"x\n411900,,5`).problems).toMatchObject([{ line: 9, kind: "quote" }]);
  expect(readTrialBalance(`${text}\n411900,"a"b",5`).problems).toMatchObject([{ line: 9, kind: "quote" }]);
  expect(kindsOf('"Account,Ending\n101000,5')).toEqual(["quote"]);
  expect(readTrialBalance("Agency,Sample\n\nAccount,Title\n101000,x").problems).toMatchObject([
    { line: 3, kind: "header", cell: "Account Title" },
  ]);
  expect(readTrialBalance("sep=;\nAccount;Ending\n101000;x").problems).toMatchObject([{ line: 3, kind: "amount" }]);
});

test("TOOL-2 every kind of problem has its words", () => {
  const kinds = ["movement", "extra", "signed-side", "not-text", "unreadable", "not-loaded"];
  for (const kind of kinds) expect(trialBalancePage.problems.byKind).toHaveProperty(kind);
});

test("TOOL-2 messages name the line, shorten the cell, and stop after twenty", () => {
  const { problems, otherProblems } = readTrialBalance(`101000,0,1,D\n${`x${"y".repeat(90)},0,1,D\n`.repeat(50)}`);
  expect(problems).toHaveLength(20);
  expect(otherProblems).toBe(30);
  expect(problems[0]).toEqual({ line: 2, kind: "account", cell: `x${"y".repeat(39)}` });
});

test("TOOL-2 any text gives lines or problems, never both", () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom("101000", "D", "1,2", "-", "=", '"', "\t", "0", "(5)", ""));
  const table = fc.array(
    fc.array(cell, { maxLength: 6 }).map((cells) => cells.join(",")),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(table, (rows) => {
      const { lines, problems } = readTrialBalance(rows.join("\n"));
      expect(lines.length === 0 || problems.length === 0).toBe(true);
      expect(lines.length + problems.length).toBeGreaterThan(0);
    }),
  );
});
