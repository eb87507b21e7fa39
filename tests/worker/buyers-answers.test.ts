import { expect, inject, test } from "vitest";
import { BLANK } from "../../app/content/interface/samples.ts";
import { buyersAnswersPage } from "../../app/content/pages/buyers-answers.ts";
import { rules } from "../../app/content/rules/index.ts";
import type { Rule } from "../../app/content/types/rule.types.ts";
import { questionAnchor } from "../../app/lib/text/question-anchor.ts";

const origin = inject("siteOrigin");
const htmlOf = async (path: string) => (await fetch(origin + path)).text();

/** The answers on a page, in its order. */
async function shownIn(path: string) {
  const html = await htmlOf(path);
  return buyersAnswersPage.answers
    .map((answer) => ({ ...answer, at: html.indexOf(`id="${questionAnchor(answer.question)}"`) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
}

test("BUY-5 each answer has its own anchor, and links to its sources in the register", async () => {
  const [html, register] = await Promise.all([htmlOf("/buyers-answers"), htmlOf("/rules")]);
  expect(buyersAnswersPage.answers.length).toBeGreaterThanOrEqual(14);
  for (const { question } of buyersAnswersPage.answers) {
    const id = questionAnchor(question);
    expect(html.split(`id="${id}"`)).toHaveLength(2);
  }
  const cited = [...html.matchAll(/href="\/rules#([^"]+)"/g)];
  expect(cited.length).toBeGreaterThan(12);
  for (const [, id] of cited) expect(register).toContain(`id="${id}"`);
});

test("BUY-5 RULE-1 a source is called read only if its text was, and otherwise its status is dated", async () => {
  const html = (await htmlOf("/buyers-answers")).replaceAll("<!-- -->", "");
  const dated = [...html.matchAll(/href="\/rules#([^"]+)".*?<\/a>.*?\((read|status checked) \w+ \d+, \d{4}\)/gs)];
  expect(dated).toHaveLength(html.match(/href="\/rules#/g)!.length);
  const wrong = dated.filter(
    ([, id, word]) => (word === "read") !== ((rules as Record<string, Rule>)[id!]!.read !== undefined),
  );
  expect(wrong.map(([, id]) => id)).toEqual([]);
});

test("BUY-5 FIND-2 the server filters the answers, counts them and leads to the search on the whole site", async () => {
  const html = (await htmlOf("/buyers-answers?q=insurance")).replaceAll("<!-- -->", "");
  const shown = buyersAnswersPage.answers.filter(({ question }) => html.includes(`id="${questionAnchor(question)}"`));
  expect(shown.map(({ question }) => question)).toContain("What insurance do you carry?");
  expect(shown.length).toBeLessThan(buyersAnswersPage.answers.length / 4);
  expect(/<p role="status"[^>]*>([^<]+)/.exec(html)?.[1]).toBe(`${shown.length} answers`);
  expect(html).toContain('href="/search?q=insurance"');

  const empty = await htmlOf("/buyers-answers?q=zorblax");
  expect(
    buyersAnswersPage.answers.filter(({ question }) => empty.includes(`id="${questionAnchor(question)}"`)),
  ).toEqual([]);
  expect(empty).toContain(buyersAnswersPage.filter.none);
  expect(empty).toContain('href="/search?q=zorblax"');
  expect(/<main.*<\/main>/s.exec(empty)![0]).toContain('href="/contact"');
});

test("BUY-5 FIND-2 the page begins with an answer that waits for no value, and a query with the best answer", async () => {
  const [first] = await shownIn("/buyers-answers");
  expect(first!.answer).not.toContain(BLANK);
  const ids = (await shownIn("/buyers-answers?q=price")).map(({ id }) => id);
  expect(ids.slice(0, 2)).toEqual(["prices", "exclusions"]);
  expect(ids.length).toBeGreaterThan(5);
});

test("BUY-5 the capability statement, the ordering pages and the contact page lead to the answers", async () => {
  for (const path of ["/corporate-capability", "/contract-vehicles/efast", "/contact"])
    expect(await htmlOf(path), path).toContain('href="/buyers-answers');
});

test("BUY-6 the vehicles are compared on every ordering page, to which the answers lead", async () => {
  const answers = await htmlOf("/buyers-answers");
  for (const path of ["/contract-vehicles/gsa-mas", "/contract-vehicles/ungm"]) {
    expect(answers).toContain(`href="${path}#vehicles"`);
    const html = await htmlOf(path);
    const [table = ""] = /<table[^>]*>(?:(?!<\/table>).)*Contract vehicles compared.*?<\/table>/s.exec(html) ?? [];
    expect(table.match(/<th scope="row"/g), path).toHaveLength(7);
    expect(table.match(/<td /g), path).toHaveLength(28);
  }
});
