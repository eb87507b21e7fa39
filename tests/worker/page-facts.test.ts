import { expect, inject, test } from "vitest";
import { contractVehicles } from "../../app/content/contract-vehicles.ts";
import { rules } from "../../app/content/rules/index.ts";
import { findItem, categories, pathOfItem, slugOfItem } from "../../app/content/services/index.ts";
import { ownSectionOf, sectionsOfPractice } from "../../app/content/services/practice-sections.ts";
import { pathOfSolution } from "../../app/content/solutions/find-solution.ts";
import { solutions } from "../../app/content/solutions/index.ts";
import { textsOf } from "../../scripts/lib/all-content.ts";
import { lettersOf, shownTexts } from "../support/shown-texts.ts";

const origin = inject("siteOrigin");

/** What a page shows for a text that it does not show as written: a slug, the id of a rule or of a vehicle. */
function shownFor(text: string): string {
  if (Object.hasOwn(rules, text)) return rules[text as keyof typeof rules].short.split(",")[0]!;
  return contractVehicles.find(({ id }) => id === text)?.title ?? findItem(text)?.item.name ?? text;
}

const pages = [
  ...categories.flatMap(({ name: practice, items }) =>
    items.map((item) => {
      const { meta: _meta, slug: _slug, thread, ...facts } = item;
      const { id: _id, ...own } = ownSectionOf(practice, slugOfItem(item));
      return { path: pathOfItem(item), facts: { ...facts, own, stations: [thread.from, thread.here, thread.to] } };
    }),
  ),
  ...solutions.map((solution) => {
    const { meta: _meta, id: _id, icon: _icon, color: _color, ...facts } = solution;
    return { path: pathOfSolution(solution), facts };
  }),
];

test.each(pages)("READ-1 every fact in the data of $path is on its page", async ({ path, facts }) => {
  const shown = lettersOf(shownTexts(await (await fetch(origin + path)).text()).join(""));
  const texts = [...textsOf(facts)];
  expect(texts.length).toBeGreaterThan(60);
  expect(texts.filter((text) => !shown.includes(lettersOf(shownFor(text))))).toEqual([]);
});

test("READ-1 a page says each text of its engagement once", async () => {
  for (const { path, facts } of pages) {
    const shown = lettersOf(shownTexts(await (await fetch(origin + path)).text()).join(""));
    for (const text of [...Object.values(facts.engagement), facts.buying.contract])
      expect(shown.split(lettersOf(text)).length, `${path}: ${text}`).toBe(2);
  }
});

test("READ-4 every service page has the sections of its practice in its practice's order", async () => {
  for (const { name, items } of categories) {
    const { order, id, heading } = sectionsOfPractice(name);
    for (const path of items.map(pathOfItem)) {
      const html = await (await fetch(origin + path)).text();
      const ids = [...html.matchAll(/ id="([\w-]+)"/g)].map(([, found]) => found!);
      expect(
        ids.filter((found) => order.flat().includes(found)),
        path,
      ).toEqual(order.flat());
      expect(html, path).toContain(`<a href="#${id}">${heading}</a>`);
    }
  }
});
