import { parse } from "csv-parse/sync";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { PROMPT_PAYMENT_FIELDS } from "../../content/types/prompt-payment-page.types.ts";
import { promptPaymentCsv, promptPaymentData } from "./prompt-payment-page-data.server.ts";

const query = (values: Record<string, string>) => new URLSearchParams(values);
const LATE = { amount: "90,140.00", received: "2026-04-10", accepted: "2026-04-14", paid: "2026-06-04" };

const stepOf = (values: Record<string, string>, id: string) =>
  promptPaymentData(query(values)).answer.steps.find((step) => step.id === id)!;

const errorsOf = (values: Record<string, string>) => promptPaymentData(query({ amount: "1", ...values })).errors;

const cents = (shown: string) => Number(shown.replaceAll(/[$,.]/g, ""));

test("TOOL-1 a late invoice with its own rate: due date, days, interest, total and entry", () => {
  const { answer, errors } = promptPaymentData(query({ ...LATE, rate: "4.000" }));
  expect(errors).toEqual({});
  expect([answer.due, answer.late, answer.interest]).toEqual(["May 14, 2026", "21 days", "$210.33"]);
  expect(stepOf({ ...LATE, rate: "4" }, "total").value).toBe("90,350.33");
  expect(answer.entry!.budgetary.map(({ account, debit, credit }) => [account, debit, credit])).toEqual([
    ["461000", "210.33", ""],
    ["490200", "", "210.33"],
  ]);
  expect(answer.entry!.proprietary.map(({ account }) => account)).toEqual(["633000", "101000", "310710", "570010"]);
  expect(answer.entry!.text.split("\n")).toContain("Debit\t633000\tOther Interest Expenses\t210.33");
});

test("TOOL-1 without a rate in the table there is no interest, no total and no entry, and the step says so", () => {
  const { answer } = promptPaymentData(query(LATE));
  expect([answer.late, answer.interest, answer.isWithoutRate, answer.entry]).toEqual(["21 days", "—", true, undefined]);
  expect(stepOf(LATE, "rate").how).toContain("no rate for May 15, 2026");
  expect(stepOf(LATE, "total").value).toBe("—");
});

test("TOOL-1 the rate of the day after the due date counts, with its notice", () => {
  const june30 = { amount: "1500.00", received: "2025-05-31", accepted: "2025-05-31", paid: "2025-07-10" };
  expect(stepOf(june30, "due").value).toBe("Jun 30, 2025");
  expect(stepOf(june30, "rate")).toMatchObject({ value: "—" });
  const june27 = { ...june30, received: "2025-05-28", accepted: "2025-05-28" };
  expect(stepOf(june27, "rate")).toMatchObject({ value: "4.625%" });
  expect(stepOf(june27, "rate").how).toContain("90 FR 10678");
  expect(stepOf({ ...june27, rate: "5" }, "rate").how).toContain("4.625%");
});

test("TOOL-1 a payment in time costs nothing, although no rate is in the table", () => {
  const { answer } = promptPaymentData(query({ ...LATE, paid: "2026-05-14" }));
  expect([answer.late, answer.interest, answer.isWithoutRate]).toEqual(["0 days", "$0.00", false]);
  expect(stepOf({ ...LATE, paid: "2026-05-14" }, "total").value).toBe("90,140.00");
});

test("TOOL-1 interest below one dollar is shown and not paid", () => {
  const small = { ...LATE, amount: "100.00", rate: "4" };
  expect(stepOf(small, "interest")).toMatchObject({ value: "0.00", how: expect.stringContaining("0.23 computed") });
  expect(promptPaymentData(query(small)).answer.entry).toBeUndefined();
  expect(stepOf(small, "total").value).toBe("100.00");
});

test("TOOL-1 a discount that is taken in time is deducted, and its worth is compared with Treasury's rate", () => {
  const offer = { ...LATE, dated: "2026-04-08", discount: "1", within: "10", paid: "2026-04-20" };
  expect(stepOf(offer, "discount")).toMatchObject({ value: "Apr 20, 2026" });
  expect(stepOf(offer, "worth").how).toContain("above Treasury’s rate of 4% (91 FR 191)");
  expect(stepOf(offer, "total").value).toBe("89,238.60");
  // A discount is a reason to pay before the seventh day.
  expect(stepOf({ ...offer, paid: "2026-04-16" }, "late").how).not.toContain("before the earliest payment date");
  const in2025 = { amount: "1000", received: "2025-03-03", accepted: "2025-03-03", discount: "2", within: "10" };
  expect(stepOf(in2025, "worth").how).toMatch(/above Treasury’s rate of 5% \(89 FR 87929\): take it/);
  expect(stepOf({ ...in2025, discount: "0.1" }, "worth").how).toMatch(/not above .* pay when due/);
  const in2027 = { ...in2025, received: "2027-03-03", accepted: "2027-03-03" };
  expect(stepOf(in2027, "worth").how).toContain("our table does not have");
});

test("TOOL-1 every wrong entry is named, and stays as it was typed", () => {
  const wrong = {
    kind: "gold",
    amount: "1.234,56",
    received: "2026-02-30",
    dated: "1999-10-28",
    discount: "100",
    within: "0",
    rate: "four",
  };
  const { answer, errors, values } = promptPaymentData(query(wrong));
  expect(errors).toEqual({
    kind: "kind",
    amount: "amount",
    received: "date",
    dated: "date",
    discount: "percent",
    within: "days",
    rate: "percent",
  });
  expect(values).toEqual(wrong);
  expect(answer.due).toBe("—");
});

test("TOOL-1 amounts and dates are read as they are copied, with invisible formatting around them", () => {
  const copied = { amount: "\u202a$\u00a090,140.00\u202c", received: "2026-04-10\u200b", accepted: "\ufeff04/14/2026" };
  const { answer, errors } = promptPaymentData(query({ ...LATE, ...copied, rate: "4\u00a0%" }));
  expect([errors, answer.interest]).toEqual([{}, "$210.33"]);
  expect(errorsOf({ ...LATE, amount: "(500.00)" })).toEqual({ amount: "amount-size" });
});

test("TOOL-1 dates that a term needs are asked for", () => {
  expect(errorsOf({})).toEqual({ received: "receipt" });
  expect(errorsOf({ received: "2026-04-10" })).toEqual({ accepted: "acceptance" });
  expect(errorsOf({ dated: "04/10/2026" })).toEqual({});
  expect(errorsOf({ kind: "meat", received: "2026-04-10" })).toEqual({ delivered: "delivery" });
  expect(errorsOf({ kind: "construction", received: "2026-04-10" })).toEqual({});
  expect(errorsOf({ kind: "construction", received: "2026-04-10", discount: "1" })).toEqual({ within: "pair" });
  expect(errorsOf({ amount: "0", kind: "dairy", received: "2026-04-10" })).toEqual({
    amount: "amount-size",
    accepted: "acceptance",
  });
  expect(errorsOf({ received: "2026-04-10", delivered: "2026-02-20", accepted: "2026-01-01" })).toEqual({
    accepted: "order",
  });
});

const idsOf = (values: Record<string, string>) => promptPaymentData(query(values)).answer.steps.map(({ id }) => id);

test("TOOL-1 steps without input are left out", () => {
  const { paid: _paid, ...unpaid } = LATE;
  expect(idsOf({ ...LATE, rate: "4" })).not.toContain("discount");
  expect(idsOf({ ...LATE, discount: "2", within: "10" })).toEqual(expect.arrayContaining(["discount", "worth"]));
  expect(idsOf(unpaid)).not.toContain("late");
});

test("TOOL-1 any query gives an answer, an error or the empty form, and the parts add up", () => {
  const text = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.constantFrom("2026-04-10", "12.50", "30", "=1+1", "<b>", "\u0000"),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...PROMPT_PAYMENT_FIELDS), text), (values) => {
      const { answer, errors, address } = promptPaymentData(query(values));
      expect(answer.steps.length).toBeGreaterThan(3);
      expect(address === undefined || Object.keys(errors).length === 0).toBe(true);
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e12 }), fc.integer({ min: 0, max: 700 }), (amount, days) => {
      const paid = new Date(Date.UTC(2026, 4, 14 + days)).toISOString().slice(0, 10);
      const values = { ...LATE, amount: (amount / 100).toFixed(2), paid, rate: "4.625" };
      const { answer } = promptPaymentData(query(values));
      expect(cents(stepOf(values, "total").value)).toBe(amount + cents(answer.interest));
    }),
  );
});

test("TOOL-1 the steps and the entry export as CSV, without formulas", () => {
  const rows = parse(promptPaymentCsv(query({ ...LATE, rate: "4" }))!, { bom: true }) as string[][];
  expect(rows[0]).toEqual(["Step", "Result", "How", "Rule"]);
  expect(rows).toHaveLength(1 + 9 + 6);
  expect(rows.flat().filter((cell) => /^[=+@-]/.test(cell))).toEqual([]);
  expect(promptPaymentCsv(query({ amount: "x" }))).toBeUndefined();
});
