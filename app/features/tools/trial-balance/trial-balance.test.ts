import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accountNumbers } from "../../../books/accounts.ts";
import { trialBalancePage } from "../../../content/pages/trial-balance.ts";
import { statementCrosswalk } from "../../../content/specimens/erp-solutions/oracle-hyperion.ts";
import { sf133 } from "../../../books/statements.ts";
import { valueOf } from "../../../books/rows.ts";
import { sampleBalance } from "../sample-balance.server.ts";
import { rejectionOf } from "./account-roles.ts";
import { checkTrialBalance, type Finding } from "./check.ts";
import { csvOfTieOut } from "./export-csv.ts";
import { moneyOf } from "./format-cents.ts";
import { MAX_CHARS, MAX_LINES, readTrialBalance } from "./read-trial-balance.ts";
import type { TieOut } from "./tie-out.ts";

const sample = sampleBalance();

function tied(finding: Finding): TieOut {
  if (finding.kind !== "tied") throw new Error(`Not tied out: ${JSON.stringify(finding)}`);
  return finding.result;
}

const failing = ({ ties }: TieOut) => ties.filter(({ state }) => state !== "holds");

/** The books with the balance of one account changed by a number of cents. */
const changed = (account: string, cents: number) =>
  sample.text.replace(new RegExp(`^(${account},0.00,)(\\d+)\\.00`, "m"), (_, start: string, dollars: string) => {
    const all = Number(dollars) * 100 + cents;
    return `${start}${(all / 100).toFixed(2)}`;
  });

const balances = (text: string) => readTrialBalance(text).lines.map(({ account, ending }) => [account, ending]);

const kindsOf = (text: string) => readTrialBalance(text).problems.map(({ kind }) => kind);

describe("the site's books", () => {
  const result = tied(checkTrialBalance(sample.text, sample.treasury));

  test("TOOL-2 every tie of the books holds, and no account is unknown", () => {
    expect(failing(result)).toEqual([]);
    expect(result.ties).toHaveLength(13);
    expect([result.unknown, result.suspects]).toEqual([[], []]);
  });

  test("TOOL-2 the lines reproduce the statement crosswalk SCW-26-12 and the SF 133", () => {
    const dollars = (report: string) =>
      result.lines.filter((line) => line.report === report).map(({ cents }) => Number(cents) / 100);
    expect(dollars("statements")).toEqual(statementCrosswalk.rows.map((row) => valueOf(row[2]!)));
    const lines = Object.fromEntries(result.lines.map(({ id, cents }) => [id, Number(cents) / 100]));
    for (const [line, amount] of Object.entries(sf133)) expect(lines[line], line).toBe(amount);
  });

  test("TOOL-2 a change of any account by a cent trips ties that name it, and it is among the suspects", () => {
    for (const account of accountNumbers) {
      for (const cents of [1, -1, 900_000]) {
        const wrong = tied(checkTrialBalance(changed(account, cents), sample.treasury));
        const named = failing(wrong).map(({ accounts }) => accounts.map((one) => one.account));
        expect(named.length, account).toBeGreaterThan(0);
        for (const accounts of named) expect(accounts, account).toContain(account);
        expect(
          wrong.suspects.map((one) => one.account),
          account,
        ).toContain(account);
      }
    }
  });

  test("TOOL-2 differences that can have a reason are called so", () => {
    const wrong = tied(checkTrialBalance(changed("141000", 100), sample.treasury));
    expect(wrong.ties.find(({ id }) => id === "prepaid")!.state).toBe("explain");
    expect(wrong.ties.find(({ id }) => id === "proprietary")!.state).toBe("fails");
  });

  test("TOOL-2 without the balance in CARS its tie is left out", () => {
    const ties = tied(checkTrialBalance(sample.text, " ")).ties;
    expect(ties.find(({ id }) => id === "treasury")!.state).toBe("skipped");
    expect(
      tied(checkTrialBalance(sample.text, sample.treasury.replace(/0$/, "1"))).ties.find(({ id }) => id === "treasury")!
        .state,
    ).toBe("fails");
  });

  test("TOOL-2 accounts outside the table are named, and leave open what they could break", () => {
    const more = `${sample.text}\n221000,0,500.00,C\n610000,0,500.00,D`;
    const { ties, unknown } = tied(checkTrialBalance(more, sample.treasury));
    expect(unknown.map(({ account }) => account)).toEqual(["221000"]);
    const states = Object.fromEntries(ties.map(({ id, state }) => [id, state]));
    expect(states).toMatchObject({ proprietary: "holds", outlays: "open", cumulative: "open", resources: "holds" });
  });

  test("TOOL-2 a tie proves nothing if both of its sides could lack an account outside the table", () => {
    const shifted = sample.text.replace(
      /^(490100,[^,]*,)([\d.]+)/m,
      (_, start: string, amount: string) => `${start}${(Number(amount) + 500).toFixed(2)}`,
    );
    const finding = tied(checkTrialBalance(`${shifted}\n640000,0,500.00,D\n221000,0,500.00,C`, ""));
    expect(finding.ties.find(({ id }) => id === "outlays")!.state).toBe("open");
    expect(csvOfTieOut(finding, trialBalancePage)).toContain(trialBalancePage.answer.incomplete.split(",")[0]);
  });

  test("TOOL-2 every tie, state, line and refusal has its words", () => {
    const { ties, lines, answer, ledgers } = trialBalancePage;
    for (const tie of result.ties) expect(ties.byId).toHaveProperty(tie.id);
    for (const line of result.lines) expect(lines.names).toHaveProperty([line.id]);
    for (const { ledger } of result.ledgers) expect(ledgers.names).toHaveProperty(ledger);
    const csv = csvOfTieOut(result, trialBalancePage);
    expect(csv).toContain(`"Lines of the SF 133: 3050 Unpaid obligations, end of year",${sf133["3050"]}\r\n`);
    expect(csv).toContain(`Net cost to outlays,${sf133["3020"]},${sf133["3020"]},0,${answer.states.holds}`);
  });
});

describe("funds of other kinds", () => {
  test.each([
    ["425100", "collections"],
    ["420100", "earlier"],
    ["411400", "trust"],
    ["413800", "contract"],
    ["414500", "borrowing"],
    ["415000", "reappropriation"],
    ["417000", "transfer"],
    ["439600", "reduced"],
    ["465000", "expired"],
    ["487100", "adjusted"],
    ["520000", "revenue"],
    ["411800", "appropriation"],
    ["999999", "outside"],
    ["000000", "outside"],
  ])("TOOL-2 a fund with %s is refused by name", (account, why) => {
    expect(rejectionOf(account)).toBe(why);
    const finding = checkTrialBalance(`${sample.text}\n${account},0,1.00,D`, "");
    expect(finding).toEqual({ kind: "refused", refusals: [{ account, why }] });
    expect(trialBalancePage.refused.byKind).toHaveProperty(why);
  });

  test("TOOL-2 a fund with a beginning balance is refused", () => {
    const finding = checkTrialBalance(sample.text.replace("490100,0.00", "490100,5.00"), "");
    expect(finding).toEqual({ kind: "refused", refusals: [{ account: "490100", why: "beginning" }] });
  });

  test("TOOL-2 an account without a balance refuses nothing", () => {
    expect(checkTrialBalance(`${sample.text}\n425100,0,0,D`, "").kind).toBe("tied");
  });
});

describe("the input", () => {
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

  test("TOOL-2 messages name the line, shorten the cell, and stop after twenty", () => {
    const { problems, otherProblems } = readTrialBalance(`101000,0,1,D\n${`x${"y".repeat(90)},0,1,D\n`.repeat(50)}`);
    expect(problems).toHaveLength(20);
    expect(otherProblems).toBe(30);
    expect(problems[0]).toEqual({ line: 2, kind: "account", cell: `x${"y".repeat(39)}` });
  });

  test("TOOL-2 5,000 lines, and ten megabytes of anything, are answered at once", () => {
    const lines = Array.from({ length: 4999 }, (_, index) => `101000,0,${index}.25,D`);
    const sum = lines.reduce((total, _, index) => total + index * 100 + 25, 0);
    const text = [...lines, `211000,0,${(sum / 100).toFixed(2)},C`].join("\n");
    const { ledgers } = tied(checkTrialBalance(text, ""));
    expect(ledgers[0]).toMatchObject({ debits: BigInt(sum), credits: BigInt(sum) });
    expect(kindsOf("101000,0,1,D\n".repeat(800_000))).toEqual(["too-large"]);
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

  test("TOOL-2 amounts are exact up to ten trillion dollars, and written with their sign", () => {
    expect(balances("101000,9999999999999.99,D\n211000,9999999999999.99,C")[1]).toEqual([
      "211000",
      -999_999_999_999_999n,
    ]);
    expect([moneyOf(-123_456_789n), moneyOf(5n), moneyOf(0n)]).toEqual(["−1,234,567.89", "0.05", "0.00"]);
  });
});
