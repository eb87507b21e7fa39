import { expect, test } from "vitest";
import { checkTrialBalance } from "./check.ts";
import { checkEach } from "../../../../tests/support/check-each.ts";
import { leastCpuMs } from "../../../../tests/support/cpu-time.ts";

/** Pieces that a hostile text repeats, each with what is before and after them. */
const TEXTS: [before: string, piece: string, after: string][] = [
  ["", "\n", ""],
  ["", " \r", ""],
  ["", ",", ""],
  ["", "\t", ""],
  ["", " ", "101000"],
  ["", '"', ""],
  ['"', 'x" ', `${" ".repeat(20_000)},`],
  ['"', 'x"', "\u3000".repeat(20_000)],
  ["", '"a\n",', ""],
  ["", ', "', ""],
  ["101000,", "a", "="],
  ["101000,", "1,111", ""],
  ["101000,", "(", ")"],
  ["101000,", "$ ", ""],
  ["", "debit", ",x"],
  ["", "d/", ",x"],
  ["", "101000 ", ""],
  ["", "101000,0,1,D\n", ""],
  ["", "Account,Ending\n", ""],
  ["", "Total,1\n", ""],
];
const SIZE = 200_000;
/** Allowed regardless of growth, so that very short measurements do not decide. */
const NOTHING_MS = 60;

test("TOOL-2 a hostile text of four times the size takes four times as long to read, not sixteen times", () =>
  checkEach(TEXTS, async (before, piece, after) => {
    const textOf = (size: number) => before + piece.repeat(size / piece.length) + after;
    const whole = await leastCpuMs(() => checkTrialBalance(textOf(SIZE), ""));
    if (whole < NOTHING_MS) return;
    expect(whole).toBeLessThan(10 * (await leastCpuMs(() => checkTrialBalance(textOf(SIZE / 4), ""))));
  }));

test("TOOL-2 a million empty cells are refused in a quarter of a second, as on a phone in one", async () =>
  expect(await leastCpuMs(() => checkTrialBalance(",".repeat(999_999), ""))).toBeLessThan(250));

const accounts = (count: number) =>
  Array.from({ length: count }, (_, index) => `${600_000 + index},0,${index}.00,D`).join("\n");

test("TOOL-2 so does a trial balance of ten thousand accounts of its own", async () => {
  expect(checkTrialBalance(accounts(10_000), "").kind).toBe("tied");
  const whole = await leastCpuMs(() => checkTrialBalance(accounts(10_000), ""));
  expect(whole).toBeLessThan(10 * Math.max(NOTHING_MS, await leastCpuMs(() => checkTrialBalance(accounts(2500), ""))));
});
