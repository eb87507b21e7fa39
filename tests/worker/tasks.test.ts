import { afterAll, beforeAll, expect, test } from "vitest";
import { BuiltSite } from "../../scripts/local/built-site.ts";
import { lettersOf } from "../support/shown-texts.ts";
import { htmlRoute } from "../tasks/html-route.ts";
import { tasks } from "../tasks/index.ts";
import { markdownRoute } from "../tasks/markdown-route.ts";
import { LEAST_ANSWERED, scoreCard } from "../tasks/score-card.ts";
import { type Route, walk } from "../tasks/walk.ts";
import { htmlTree, textOf } from "../tasks/html-tree.ts";

let site: BuiltSite;
beforeAll(async () => {
  site = await BuiltSite.start({ settings: { CONTACT_API_ORIGIN: "http://127.0.0.1:9", SITE_URL: undefined } });
});
afterAll(() => site.stop());

async function answeredBy(name: string, route: Route) {
  const walks = [];
  for (const task of tasks) walks.push(await walk(task, route));
  return scoreCard(name, walks);
}

test("FIND-1 there are forty tasks, and what each asks for stands on its pages", async () => {
  expect(tasks).toHaveLength(40);
  const lost: string[] = [];
  for (const { question, facts, pages } of tasks) {
    const texts = await Promise.all(pages.map(async (path) => (await fetch(site.origin + path)).text()));
    const letters = texts.map((html) => lettersOf(textOf(htmlTree(html)))).join("\n");
    expect(facts.length, question).toBeGreaterThan(0);
    lost.push(...facts.filter((fact) => !letters.includes(lettersOf(fact))).map((fact) => `${question} ${fact}`));
  }
  expect(lost).toEqual([]);
});

test("FIND-1 FIND-2 without JavaScript, forty tasks of market research are answered in four page loads", async () => {
  const { answered, failures } = await answeredBy("without-javascript", htmlRoute(site.origin));
  expect(answered, failures.join("\n")).toBeGreaterThanOrEqual(LEAST_ANSWERED);
});

test("TRUST-4 from llms.txt and the Markdown versions, forty tasks of market research are answered in four loads", async () => {
  const { answered, failures } = await answeredBy("text-alone", markdownRoute(site.origin));
  expect(answered, failures.join("\n")).toBeGreaterThanOrEqual(LEAST_ANSWERED);
});
