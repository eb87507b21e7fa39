import { expect, test } from "vitest";
import { balancedLines } from "./set-text.ts";

const lengthOf = (text: string) => text.length;

test("RT-1 an Open Graph picture's title wraps into few lines of similar length", () => {
  expect(balancedLines("one two three four five six", lengthOf, 20)).toEqual(["one two three", "four five six"]);
  expect(balancedLines("Contact", lengthOf, 20)).toEqual(["Contact"]);
});

test("RT-1 a word longer than the line is on a line of its own and not lost", () => {
  expect(balancedLines("an incomprehensibility ends", lengthOf, 10)).toEqual(["an", "incomprehensibility", "ends"]);
});
