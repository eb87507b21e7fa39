import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bills } from "../bills.ts";
import { daysAfter, daysBetween, holidays } from "../calendar.ts";
import { federalHolidays, isBusinessDay, nextBusinessDay } from "./business-days.ts";
import { clockOf, type InvoiceDates, type Term, TERMS } from "./clock.ts";
import { discountOf } from "./discount.ts";
import { interestCents, interestRun, shareOf } from "./interest.ts";
import { fundsRates, interestRates, rateOn } from "./published-rates.ts";

const dates = fc.integer({ min: 0, max: 30_000 }).map((days) => daysAfter("2000-01-01", days));
const cents = fc.bigInt({ min: 1n, max: 99_999_999_999_999n });
const rates = fc.integer({ min: 0, max: 99_999 });

const clock = (invoice: Partial<InvoiceDates>) => clockOf({ term: "net-30", ...invoice });

const interest = (amount: bigint, rate: number, due: string, paid: string) =>
  interestCents(amount, rate, interestRun(due, paid));

describe("federal holidays", () => {
  test("TOOL-1 the rules of 5 U.S.C. 6103 give the days that OPM lists for the books' fiscal year", () => {
    const all = [2025, 2026, 2027].flatMap(federalHolidays).filter((day) => day >= "2025-10-01" && day <= "2026-11-11");
    expect(all).toEqual(holidays);
  });

  test("TOOL-1 New Year's Day on a Saturday closes offices on December 31", () => {
    expect(isBusinessDay("2021-12-31")).toBe(false);
    expect(nextBusinessDay("2021-12-31")).toBe("2022-01-03");
  });

  test("TOOL-1 June 19 is a holiday from 2021", () => {
    expect([isBusinessDay("2020-06-19"), isBusinessDay("2021-06-18")]).toEqual([true, false]);
  });
});

describe("the payment period", () => {
  test("TOOL-1 it starts at the later of receipt and acceptance", () => {
    expect(clock({ received: "2026-04-10", accepted: "2026-04-14" }).start.date).toBe("2026-04-14");
    expect(clock({ received: "2026-04-14", accepted: "2026-04-10" }).start.date).toBe("2026-04-14");
  });

  test("TOOL-1 acceptance is assumed on the seventh day after delivery, unless it came before", () => {
    const invoice = { received: "2026-04-01", delivered: "2026-04-06" };
    expect(clock(invoice).acceptance).toEqual({ date: "2026-04-13", why: "seventh day" });
    expect(clock({ ...invoice, accepted: "2026-04-20" }).start.date).toBe("2026-04-13");
    expect(clock({ ...invoice, accepted: "2026-04-08" }).start.date).toBe("2026-04-08");
  });

  test("TOOL-1 without a mark of receipt it starts on the date of the invoice", () => {
    const { start, due, returnBy } = clock({ dated: "2026-04-08", delivered: "2026-04-20" });
    expect([start.date, due, returnBy]).toEqual(["2026-04-08", "2026-05-08", undefined]);
  });

  test.each<[Term, Partial<InvoiceDates>, string]>([
    ["net-30", { received: "2026-03-02", accepted: "2026-03-02" }, "2026-04-01"],
    ["construction", { received: "2026-03-02" }, "2026-03-16"],
    ["dairy", { received: "2026-03-02", accepted: "2026-03-02" }, "2026-03-12"],
    ["dairy", { received: "2025-03-03", delivered: "2025-03-20", accepted: "2025-03-20" }, "2025-03-31"],
    ["perishables", { received: "2026-03-09", delivered: "2026-03-02" }, "2026-03-12"],
    ["meat", { received: "2026-03-06", delivered: "2026-03-02" }, "2026-03-09"],
  ])("TOOL-1 payment of %s is due by its own term", (term, invoice, due) => {
    expect(clock({ term, ...invoice }).due).toBe(due);
  });

  test.each<[Term, string]>([
    ["net-30", "2026-03-09"],
    ["construction", "2026-03-09"],
    ["dairy", "2026-03-07"],
    ["perishables", "2026-03-07"],
    ["meat", "2026-03-05"],
  ])("TOOL-1 a defective invoice for %s is returned by %s (FAR 52.232-25(a)(3))", (term, day) => {
    expect(clock({ term, received: "2026-03-02", delivered: "2026-03-01" }).returnBy).toBe(day);
  });

  test("TOOL-1 a due date on a weekend or a holiday moves to the next business day", () => {
    const { counted, due, earliest } = clock({ received: "2026-06-03", accepted: "2026-06-03" });
    expect([counted, due, earliest]).toEqual(["2026-07-03", "2026-07-06", "2026-06-29"]);
  });

  test("TOOL-1 the due date is a business day, at most five days after the term", () => {
    const terms = fc.constantFrom(...(Object.keys(TERMS) as Term[]));
    fc.assert(
      fc.property(terms, dates, dates, (term, received, delivered) => {
        const { counted, due, start } = clockOf({ term, received, delivered });
        expect(isBusinessDay(due)).toBe(true);
        expect(daysBetween(start.date, counted)).toBe(TERMS[term].days);
        expect(daysBetween(counted, due)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(counted, due)).toBeLessThanOrEqual(5);
      }),
    );
  });
});

describe("interest", () => {
  test("TOOL-1 the examples of 5 CFR 1315.17 and of Treasury's calculators come out to the cent", () => {
    expect(interest(150_000n, 6500, "2026-04-01", "2026-04-11")).toBe(271n);
    expect(interest(150_000n, 6600, "2026-04-01", "2026-04-11")).toBe(275n);
    expect(interestRun("2026-04-01", "2026-06-15")).toMatchObject({ days: 75, periods: 2, rest: 15 });
    expect(interest(150_000n, 6000, "2026-04-01", "2026-06-15")).toBe(1883n);
  });

  test("TOOL-1 invoice SVI-0901 of the books costs 140.00, by the same code", () => {
    expect(interest(9_000_000n, 4000, "2026-05-06", "2026-05-20")).toBe(14_000n);
    expect(bills.find(({ id }) => id === "SVI-0901")).toMatchObject({ due: "2026-05-06", late: 14, interest: 140 });
    expect(bills.find(({ id }) => id === "HW-7304")).toMatchObject({ due: "2026-04-27", late: 0 });
  });

  test("TOOL-1 interest stops after one year", () => {
    expect(interestRun("2025-01-15", "2026-01-15")).toMatchObject({ days: 365, isCapped: false });
    expect(interestRun("2025-01-15", "2026-01-16")).toMatchObject({ days: 365, isCapped: true });
    expect(interestRun("2027-03-01", "2029-01-01")).toMatchObject({ days: 366, isCapped: true });
    expect(interestRun("2028-02-28", "2030-01-01")).toMatchObject({ days: 366, isCapped: true });
  });

  test("TOOL-1 interest never decreases with days, amount or rate, and is 0 for payment in time", () => {
    fc.assert(
      fc.property(cents, rates, dates, fc.nat(800), fc.nat(800), (amount, rate, due, one, other) => {
        const [fewer, more] = [Math.min(one, other), Math.max(one, other)];
        const cost = interest(amount, rate, due, daysAfter(due, fewer));
        expect(interest(amount, rate, due, daysAfter(due, more))).toBeGreaterThanOrEqual(cost);
        expect(interest(amount + 1n, rate, due, daysAfter(due, fewer))).toBeGreaterThanOrEqual(cost);
        expect(interest(amount, rate + 1, due, daysAfter(due, fewer))).toBeGreaterThanOrEqual(cost);
        expect(interest(amount, rate, due, daysAfter(due, -fewer))).toBe(0n);
      }),
    );
  });
});

describe("discounts and rates", () => {
  test("TOOL-1 Treasury's example of 2/10 net 30, six days after the invoice, is worth 28.26% a year", () => {
    const offer = { rate: 2000, days: 10 };
    const { annualRate, earlier } = discountOf(100_000n, offer, "2026-03-03", "2026-04-08");
    expect([earlier, annualRate]).toEqual([26, 28_257]);
  });

  test("TOOL-1 a discount counts from the invoice's date, and its last day moves like a due date", () => {
    const { cents, counted, last } = discountOf(9_014_000n, { rate: 1000, days: 10 }, "2026-04-08", "2026-05-14");
    expect([cents, counted, last]).toEqual([90_140n, "2026-04-18", "2026-04-20"]);
    expect(shareOf(50n, 1000)).toBe(1n);
    expect(discountOf(100n, { rate: 1000, days: 30 }, "2026-03-02", "2026-03-12").annualRate).toBeUndefined();
  });

  test("TOOL-1 every rate has its notice and the place where it was read, and no day has two rates", () => {
    for (const table of [interestRates, fundsRates]) {
      for (const { from, through, rate, notice, read } of table) {
        expect(from < through).toBe(true);
        expect(rate % 125).toBe(0);
        expect(notice).toMatch(/^\d\d FR \d+$|^FR Doc\. \d{4}-\d{5}$|^Treasury’s table at Noridian$/);
        expect(read.at).toMatch(/^https?:\/\//);
        expect(table.filter((other) => other.from <= through && from <= other.through)).toHaveLength(1);
      }
    }
    expect(interestRates.map(({ rate }) => rate)).toEqual([
      2125, 1125, 875, 1125, 1625, 4000, 4625, 4875, 4875, 4875, 4625,
    ]);
    expect(rateOn(interestRates, "2025-06-30")?.rate).toBe(4625);
    expect(rateOn(interestRates, "2025-07-01")).toBeUndefined();
  });
});
