import { describe, expect, test } from "vitest";
import { type AccountNumber, accounts } from "./accounts.ts";
import { agency } from "./agency.ts";
import { trialBalance } from "./balances.ts";
import { daysAfter } from "./calendar.ts";
import { apportioned } from "./ledger/funding.ts";
import { documents } from "./ledger/index.ts";
import { sf133 } from "./statements.ts";
import { augustDifference, cars, statement } from "./treasury-statement.ts";
import { isClosed, moved, normal, posted, sum } from "../../tests/support/books.ts";
import { checkEach } from "../../tests/support/check-each.ts";

/** The trial balance of September 30, 2026, before closing, as agreed for the books. */
const AGREED: Record<AccountNumber, number> = {
  "101000": 325_860,
  "141000": 3_000,
  "175000": 84_000,
  "175900": 8_400,
  "211000": 120_000,
  "310100": 850_000,
  "310700": 120_000,
  "310710": 521_140,
  "411900": 850_000,
  "445000": 0,
  "451000": 0,
  "461000": 45_860,
  "470000": 0,
  "480100": 160_000,
  "480200": 3_000,
  "490100": 120_000,
  "490200": 521_140,
  "570000": 120_000,
  "570010": 521_140,
  "610000": 557_000,
  "633000": 140,
  "671000": 8_400,
};

describe("every document", () => {
  test("SHOW-2 there are 41, each with an id of its own", () => {
    expect(documents).toHaveLength(41);
    expect(new Set(documents.map(({ id }) => id)).size).toBe(41);
  });

  test("SHOW-2 debits = credits in the budgetary ledger, debits = credits in the proprietary one", () =>
    checkEach(
      documents.map((document) => [document.id, document] as const),
      (_, { lines }) => {
        for (const ledger of ["budgetary", "proprietary"]) {
          const of = (side: string) =>
            lines.filter((line) => accounts[line.account].ledger === ledger && line.side === side);
          expect(sum(of("debit"), ({ amount }) => amount)).toBe(sum(of("credit"), ({ amount }) => amount));
        }
        expect(lines.length).toBeGreaterThan(0);
        expect(lines.filter(({ amount }) => !Number.isInteger(amount) || amount <= 0)).toEqual([]);
      },
    ));

  test("SHOW-2 is dated in fiscal year 2026, on a business day unless a system run posted it", () => {
    const { first, last } = agency.fiscalYear;
    expect(documents.filter(({ date }) => date < first || date > last)).toEqual([]);
    const byPeople = documents.filter(({ bySystem }) => !bySystem);
    expect(byPeople.filter(({ date, keyed }) => isClosed(date) || isClosed(keyed ?? date))).toEqual([]);
    expect(documents.filter(({ date, keyed }) => keyed && keyed < date)).toEqual([]);
  });

  test("SHOW-2 follows documents that exist and came no later", () => {
    const dates = new Map(documents.map(({ id, date }) => [id, date]));
    const wrong = documents.filter(({ date, follows }) => follows.some((id) => !(dates.get(id)! <= date)));
    expect(wrong).toEqual([]);
    expect(documents.filter(({ follows }) => follows.length === 0).map(({ id }) => id)).toEqual(["WAR-26-0001"]);
  });
});

describe("the trial balance", () => {
  test("SHOW-2 every account has its agreed balance on September 30", () =>
    checkEach(Object.entries(AGREED), (account, amount) => {
      expect(posted(account)).toBe(amount);
      expect(trialBalance().find((line) => line.account === account)?.balance).toBe(amount);
    }));

  test("SHOW-2 no account is ever on its abnormal side, after any document", () => {
    const running = new Map<string, number>();
    const abnormal = documents.flatMap(({ id, lines }) => {
      for (const { account, side, amount } of lines) {
        running.set(account, (running.get(account) ?? 0) + (side === normal(account) ? amount : -amount));
      }
      return [...running].filter(([, balance]) => balance < 0).map(([account]) => `${account} after ${id}`);
    });
    expect(abnormal).toEqual([]);
  });

  test("SHOW-2 no fund line is ever overspent: allotted − what left 461000 ≥ 0", () => {
    for (const line of ["6011", "6012"] as const) {
      let available = apportioned[line];
      for (const { lines, fundLine } of documents) {
        if (fundLine !== line) continue;
        for (const { account, side, amount } of lines) {
          if (account === "461000") available += side === "credit" ? amount : -amount;
        }
        expect(available).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test("SHOW-2 SF 132: 6011 600,000 + 6012 250,000 = apportioned = allotted = warrant 850,000", () => {
    expect(apportioned).toEqual({ "6011": 600_000, "6012": 250_000 });
    expect([moved("SF132-26-01", "451000"), moved("ALT-26-01", "461000"), posted("310100")]).toEqual(
      Array(3).fill(850_000),
    );
    expect(apportioned["6011"] + apportioned["6012"]).toBe(posted("411900"));
  });

  test("SHOW-2 SF 133: 1910 = 2500 = 850,000; 2190 = 804,140; 2490 = 45,860; 3020 = 524,140; 3050 = 280,000", () => {
    expect(sf133).toEqual({
      "1160": 850_000,
      "1910": 850_000,
      "2190": 804_140,
      "2490": 45_860,
      "2500": 850_000,
      "3020": 524_140,
      "3050": 280_000,
    });
    expect(posted("480100") + posted("480200") + posted("490100") + posted("490200")).toBe(804_140);
  });
});

describe("cash", () => {
  test("SHOW-2 every line of the CARS statement is a posting of that day and amount, and every posting of 101000 a line", () => {
    const cash = documents.flatMap(({ id, date, lines }) => {
      const amount = sum(lines, (line) =>
        line.account === "101000" ? (line.side === "debit" ? 1 : -1) * line.amount : 0,
      );
      return amount ? [{ date, reference: id, amount }] : [];
    });
    expect(cash).toEqual(statement);
  });

  test("SHOW-2 August 31 as first read: 345,860 − CARS 325,860 = IPAC-26-0388, 20,000; keyed, the difference is 0", () => {
    const { at, item, extracted } = augustDifference;
    const read = (by: string) =>
      posted("101000", (document) => document.date <= at && (document.keyed ?? document.date) <= by);
    expect(read(extracted)).toBe(345_860);
    expect(cars(at)).toBe(325_860);
    expect(-statement.find(({ reference }) => reference === item)!.amount).toBe(20_000);
    expect(read("2026-09-02")).toBe(cars(at));
    expect(posted("101000")).toBe(cars("2026-09-30"));
  });

  test("SHOW-2 every IPAC settles at least three business days before the close of its month, five before the close of the year", () => {
    const settled = documents.filter(({ id }) => id.startsWith("IPAC-"));
    expect(settled).toHaveLength(3);
    for (const { date } of settled)
      expect(openDaysLeft(date)).toBeGreaterThanOrEqual(date.slice(5, 7) === "09" ? 5 : 3);
    expect(openDaysLeft("2026-08-27")).toBe(2);
  });

  test("SHOW-2 no signature rests on the seller’s IPAC: G-Invoicing settles the orders", () => {
    expect(documents.filter(({ signs }) => /seller’s IPAC/.test(signs))).toEqual([]);
    expect(documents.filter(({ signs }) => signs.includes("G-Invoicing settlement"))).toHaveLength(3);
  });
});

/** Business days of the month after this ISO date. */
function openDaysLeft(date: string): number {
  let left = 0;
  for (let day = daysAfter(date, 1); day.slice(0, 7) === date.slice(0, 7); day = daysAfter(day, 1)) {
    if (!isClosed(day)) left += 1;
  }
  return left;
}
