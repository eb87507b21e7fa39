/** Money in cents. Above 0 is a debit, below 0 a credit. Integers of any size, so sums are exact. */
export type Money = bigint;

/** Why a text is no amount. */
export type MoneyProblem = "amount" | "amount-size" | "decimal-comma" | "formula" | "markup";

/** Digits of the largest amount before its decimals: ten trillion dollars. */
const MAX_DIGITS = 13;

/** No amount is longer, with its sign, dollar sign and spaces. */
const MAX_CHARS = 60;

/** Invisible formatting that copied texts have: text directions, byte order marks, soft hyphens. */
export const FORMATTING = /\p{Cf}/gu;

const MINUS = /[-\u2010-\u2015\u2212]/g;
/** Signs before and after the digits: those of Excel's accounting format and those of ledgers. */
const PARTS = /^([$(+-]*)([^$()+-]*)([)-]?)$/;
const AMOUNT = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/;
const DECIMAL_COMMA = /^\d{1,3}(?:[.\s'’]\d{3})*,\d+$|^\d+,\d{1,2}$|^\d{1,3}(?:\.\d{3}){2,}$/;

/**
 * Reads an amount as people type it and as Excel copies it: "1,234.56", "$1,234", "$ (500.00)", "$-500", "1234-", and
 * "-" for zero. Parentheses or one minus sign make it negative; what could be read in two ways is a problem.
 */
export function readMoney(text: string): Money | MoneyProblem {
  const trimmed = text.replaceAll(FORMATTING, "").trim();
  if (/^[=@]|^\+(?![$\d.])/.test(trimmed)) return "formula";
  if (/[<>]/.test(trimmed)) return "markup";
  if (trimmed.length > MAX_CHARS) return "amount";
  if (AMOUNT.test(trimmed)) return centsOf(trimmed);
  const [, before, digits, after] = PARTS.exec(withoutGaps(trimmed)) ?? [];
  if (before === undefined) return "amount";
  const signs = before.replace("$", "") + after;
  if (!["", "+", "-", "()"].includes(signs)) return "amount";
  if (!digits) return signs === "-" && !after ? 0n : "amount";
  const cents = centsOf(digits);
  return typeof cents !== "bigint" || signs === "" || signs === "+" ? cents : -cents;
}

/** Without the spaces beside signs; those between digits stay. */
const withoutGaps = (text: string): string =>
  text
    .replaceAll(MINUS, "-")
    .replaceAll(/([$()+-])\s+/g, "$1")
    .replaceAll(/\s+([$()+-])/g, "$1");

function centsOf(text: string): Money | MoneyProblem {
  if (DECIMAL_COMMA.test(text) && !AMOUNT.test(text)) return "decimal-comma";
  const found = AMOUNT.exec(text);
  if (!found) return "amount";
  const digits = text.split(".")[0]!.replaceAll(",", "");
  return digits.length > MAX_DIGITS ? "amount-size" : BigInt(digits + (found[1] ?? "").padEnd(2, "0"));
}

/** As a person reads it: 32586000n is "325,860.00", below 0 with a minus sign. */
export function moneyText(money: Money): string {
  const [whole, cents] = plainMoney(money).replace("-", "−").split(".");
  return `${whole!.replace(/\B(?=(?:\d{3})+$)/g, ",")}.${cents}`;
}

/** As a program reads it: "-1234.56". */
export function plainMoney(money: Money): string {
  const digits = String(money < 0n ? -money : money).padStart(3, "0");
  return `${money < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
