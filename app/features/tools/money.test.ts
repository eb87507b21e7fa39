import { expect, test } from "vitest";
import { moneyText, readMoney } from "./money.ts";
import { checkEach } from "../../../tests/support/check-each.ts";

test("TOOL-2 amounts with one sign are read, and those with two are not", () =>
  checkEach(
    [
      ["$ (500.00)", -50_000n],
      ["($500)", -50_000n],
      ["$-500", -50_000n],
      ["-$ 500", -50_000n],
      ["500.5-", -50_050n],
      ["−500", -50_000n],
      [" $\u00a0500.00 ", 50_000n],
      [" -   ", 0n],
      ["$ -", 0n],
      ["—", 0n],
      ["0", 0n],
      ["\u202a500.00\u202c", 50_000n],
      ["\u00ad5\u200b", 500n],
      ["$", "amount"],
      ["()", "amount"],
      ["(-)", "amount"],
      ["(5", "amount"],
      ["5)", "amount"],
      ["(-5)", "amount"],
      ["-5-", "amount"],
      ["$$5", "amount"],
      ["1-5", "amount"],
      ["1,23,456", "amount"],
      ["1.2E+05", "amount"],
      ["1'234.56", "amount"],
      ["#REF!", "amount"],
      ["+A1", "formula"],
      ["1".repeat(100), "amount"],
    ],
    (text, money) => expect(readMoney(text)).toBe(money),
  ));

test("TOOL-2 amounts are exact up to ten trillion dollars, and written with their sign", () => {
  expect(readMoney("9999999999999.99")).toBe(999_999_999_999_999n);
  expect(readMoney("99999999999999.99")).toBe("amount-size");
  expect([moneyText(-123_456_789n), moneyText(5n), moneyText(0n)]).toEqual(["−1,234,567.89", "0.05", "0.00"]);
});
