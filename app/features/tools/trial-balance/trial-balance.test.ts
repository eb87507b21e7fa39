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
import type { TieOut } from "./tie-out.ts";

const sample = sampleBalance();

function tied(finding: Finding): TieOut {
  if (finding.kind !== "tied") throw new Error(`Not tied out: ${JSON.stringify(finding)}`);
  return finding.result;
}

const failing = ({ ties }: TieOut) => ties.filter(({ state }) => state !== "holds");

/** The books with the balance of one account changed by a number of cents. */
const changed = (account: string, cents: number) =>
  sample.text.replace(new RegExp(`^${account},0.00,(\\d+)\\.00,([DC])`, "m"), (_, dollars: string, side: string) => {
    const all = Number(dollars) * 100 + cents;
    const other = side === "D" ? "C" : "D";
    return `${account},0.00,${(Math.abs(all) / 100).toFixed(2)},${all < 0 ? other : side}`;
  });

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

  test("TOOL-2 debits and credits beside an ending balance do not double it", () => {
    const rows = sample.text
      .split("\n")
      .slice(1)
      .map((row) => row.split(","));
    const text = rows.map(([account, , ending, side]) =>
      side === "D" ? `${account},${ending},0,${ending}` : `${account},0,${ending},-${ending}`,
    );
    const result = tied(checkTrialBalance(["Account,Debit,Credit,Balance", ...text].join("\n"), sample.treasury));
    expect(result).toEqual(tied(checkTrialBalance(sample.text, sample.treasury)));
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
    expect(finding).toEqual({ kind: "refused", refusals: [{ account, why }], others: 0 });
    expect(trialBalancePage.refused.byKind).toHaveProperty(why);
  });

  test("TOOL-2 a fund with a beginning balance is refused", () => {
    const finding = checkTrialBalance(sample.text.replace("490100,0.00", "490100,5.00"), "");
    expect(finding).toEqual({ kind: "refused", refusals: [{ account: "490100", why: "beginning" }], others: 0 });
  });

  test("TOOL-2 an account without a balance refuses nothing", () => {
    expect(checkTrialBalance(`${sample.text}\n425100,0,0,D`, "").kind).toBe("tied");
  });
});
