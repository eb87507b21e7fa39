import { expect, inject, test } from "vitest";
import { lettersOf } from "../support/shown-texts.ts";
import { answerTo } from "../support/search.ts";
import { tasks } from "../tasks/index.ts";
import type { Task } from "../tasks/task.ts";

const origin = inject("siteOrigin");

/** Share of tasks that the search must answer. */
const SHARE = 0.9;

test("FIND-1 TRUST-4 there are forty tasks of market research, and what each asks for stands on its pages, and in their text", async () => {
  expect(tasks).toHaveLength(40);
  const lost: string[] = [];
  for (const { question, facts, pages } of tasks) {
    const texts = await Promise.all(pages.map(async (path) => (await fetch(`${origin}${path}.md`)).text()));
    // A link's address is no part of a sentence.
    const letters = lettersOf(texts.join("\n").replaceAll(/\]\([^)]*\)/g, "]"));
    expect(facts.length, question).toBeGreaterThan(0);
    lost.push(...facts.filter((fact) => !letters.includes(lettersOf(fact))).map((fact) => `${question} ${fact}`));
  }
  expect(lost).toEqual([]);
});

/** Whether the search finds a page of the answer among its first five results. */
const isFound = ({ types, pages }: Task) =>
  answerTo(types)
    .groups.flatMap(({ hits }) => hits)
    .slice(0, 5)
    .some(({ path }) => pages.includes(path.replace(/#.*/, "")));

test("FIND-3 what those who ask would type finds a page of the answer", { timeout: 60_000 }, () => {
  const missed = tasks.filter((task) => !isFound(task)).map(({ types }) => types);
  expect(1 - missed.length / tasks.length, missed.join("\n")).toBeGreaterThanOrEqual(SHARE);
});
