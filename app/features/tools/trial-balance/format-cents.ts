/** Cents as dollars: 32586000n is "325,860.00", below 0 with a minus sign. */
export function moneyOf(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, "0");
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, ",");
  return `${cents < 0n ? "−" : ""}${whole}.${digits.slice(-2)}`;
}

/** Cents as a plain number for a file: "-1234.56". */
export function plainMoney(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, "0");
  return `${cents < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
