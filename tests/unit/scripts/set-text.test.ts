import { expect, test } from "vitest";
import { balancedLines } from "../../../scripts/lib/set-text.ts";

const lengthOf = (text: string) => text.length;

test("RT-1 a shared picture's title breaks into few lines of about the same length", () => {
  expect(balancedLines("one two three four five six", lengthOf, 20)).toEqual(["one two three", "four five six"]);
  expect(balancedLines("Contact", lengthOf, 20)).toEqual(["Contact"]);
});

test("RT-1 a word longer than the line stands alone and is not lost", () => {
  expect(balancedLines("an incomprehensibility ends", lengthOf, 10)).toEqual(["an", "incomprehensibility", "ends"]);
});
