/** Why a cell is no amount. */
export type AmountProblem = "amount" | "amount-size" | "decimal-comma" | "formula" | "markup";

/** Digits of the largest amount before its decimals: ten trillion dollars. */
const MAX_DIGITS = 13;

const AMOUNT = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/;
const DECIMAL_COMMA = /^(?:\d{1,3}(?:\.\d{3})+|\d+),\d{1,2}$|^\d{1,3}(?:\.\d{3})+,\d+$/;

/**
 * An amount as typed, in cents: "1,234.56", "$1,234", "(1,234.56)", "-1234" or "1234-". Parentheses and the minus sign
 * make it negative.
 */
export function readCents(text: string): bigint | AmountProblem {
  const trimmed = text.trim();
  if (/^[=@+]/.test(trimmed)) return "formula";
  if (/[<>]/.test(trimmed)) return "markup";
  const isNegative = /^\(.*\)$/.test(trimmed) || /^[-−]|-$/.test(trimmed);
  const bare = trimmed
    .replace(/^[(−-]|[)-]$/g, "")
    .replace(/^\$/, "")
    .trim();
  if (DECIMAL_COMMA.test(bare)) return "decimal-comma";
  const [, decimals = ""] = AMOUNT.exec(bare) ?? [];
  if (!AMOUNT.test(bare)) return "amount";
  const digits = bare.split(".")[0]!.replaceAll(",", "");
  if (digits.length > MAX_DIGITS) return "amount-size";
  const cents = BigInt(digits + decimals.padEnd(2, "0"));
  return isNegative ? -cents : cents;
}
