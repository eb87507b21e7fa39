import { expect, test } from "vitest";
import { abilityOf, factOf, situationOf } from "./in-short.server.ts";

const textOf = ({ text, rest = "" }: { text: string; rest?: string }) => text + rest;

test("READ-4 an ability shows its first sentence, and a long one ends where only an addition follows", () => {
  for (const [text, shown] of [
    ["We test it. Then we test it again.", "We test it."],
    ["We compare it: what it drops, and what it requires.", "We compare it: what it drops, and what it requires."],
    [
      "We compare key controls with the principles: who acts, on what, how often, and what evidence it leaves.",
      "We compare key controls with the principles",
    ],
    [
      "We review every order with program staff, which finds what is no longer needed before the year ends.",
      "We review every order with program staff",
    ],
    // A condition is never cut off.
    [
      "We close every award within the period the rule sets if the recipient has sent its final reports in time.",
      "We close every award within the period the rule sets if the recipient has sent its final reports in time.",
    ],
  ]) {
    const ability = abilityOf({ name: "", text: text! });
    expect(ability.text).toBe(shown);
    expect(textOf(ability)).toBe(text);
  }
});

test("READ-1 a fact is a value, a short note, and the rest, each said once", () => {
  expect(factOf("Four people: a lead and three analysts. A larger bureau needs more.")).toEqual({
    value: "Four people",
    note: "A lead and three analysts.",
    rest: "A larger bureau needs more.",
  });
  expect(factOf("Two for a repair (a lead, a developer). A conversion takes ten.")).toEqual({
    value: "Two for a repair",
    note: "A lead, a developer.",
    rest: "A conversion takes ten.",
  });
  expect(factOf("Six weeks.")).toEqual({ value: "Six weeks" });
  expect(
    factOf("Six weeks. It depends on the number of sites, their records and the people who keep them there."),
  ).toEqual({
    value: "Six weeks",
    rest: "It depends on the number of sites, their records and the people who keep them there.",
  });
});

test("READ-4 a short statement is followed by whole sentences of its text, and nothing is lost", () => {
  const paragraphs = [`One short sentence. Word${" word".repeat(60)}.`, "Another paragraph."];
  const shown = situationOf({ statement: "A short statement.", paragraphs });
  expect(shown.text).toBe("One short sentence.");
  expect([`${shown.text} ${shown.paragraphs[0]}`, ...shown.paragraphs.slice(1)]).toEqual(paragraphs);
  expect(situationOf({ statement: "word ".repeat(58), paragraphs }).text).toBeUndefined();
});
