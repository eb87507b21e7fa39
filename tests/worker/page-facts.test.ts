import { expect, inject, test } from "vitest";
import { contractVehicles } from "../../app/content/contract-vehicles.ts";
import { rules } from "../../app/content/rules/index.ts";
import { findItem, categories, pathOfItem } from "../../app/content/services/index.ts";
import { pathOfSolution } from "../../app/content/solutions/find.ts";
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
  ...categories.flatMap(({ items }) =>
    items.map(({ meta: _meta, slug: _slug, thread, ...facts }) => ({
      path: pathOfItem(findItemByName(facts.name)),
      facts: { ...facts, stations: [thread.from, thread.here, thread.to] },
    })),
  ),
  ...solutions.map((solution) => {
    const { meta: _meta, id: _id, icon: _icon, color: _color, ...facts } = solution;
    return { path: pathOfSolution(solution), facts };
  }),
];

function findItemByName(name: string) {
  return categories.flatMap(({ items }) => items).find((item) => item.name === name)!;
}

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
