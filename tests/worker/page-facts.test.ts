import { expect, inject, test } from "vitest";
import { contractVehicles } from "../../app/content/contract-vehicles.ts";
import { rules } from "../../app/content/rules/index.ts";
import { contactPage } from "../../app/content/pages/contact-page.ts";
import { cybersecurityPage } from "../../app/content/pages/cybersecurity.ts";
import { databaseAndInfrastructurePage } from "../../app/content/pages/database-and-infrastructure.ts";
import { digitalTransformationPage } from "../../app/content/pages/digital-transformation.ts";
import { findItem, categories, pathOfCategory, pathOfItem, slugOfItem } from "../../app/content/services/index.ts";
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

/** What the practices with their own route add. */
const ownTexts: Readonly<Record<string, unknown>> = {
  "/services/digital-transformation": [
    digitalTransformationPage.sections.map(({ id: _id, kind: _kind, ...section }) => section),
    digitalTransformationPage.services,
    digitalTransformationPage.carousel.slides.map(({ title, subtitle }) => [title, subtitle]),
  ],
  "/services/database-and-infrastructure-management": [
    databaseAndInfrastructurePage.sections.map(({ id: _id, kind: _kind, ...section }) => section),
    databaseAndInfrastructurePage.services,
    databaseAndInfrastructurePage.framework,
    databaseAndInfrastructurePage.carousel.slides.map(({ title, subtitle }) => [title, subtitle]),
    contactPage.nextSteps,
  ],
  "/cybersecurity": cybersecurityPage,
};

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

const practices = categories.map((category) => {
  const { meta: _meta, icon: _icon, lifecycle: _lifecycle, items: _items, ...facts } = category;
  // Its own page replaces them by a section that says more.
  const { standards, ...others } = facts;
  return {
    path: pathOfCategory(category),
    facts: category.name === "Digital Transformation" ? others : { ...others, standards },
  };
});

test.each(practices)("READ-5 every fact in the data of $path is on its page", async ({ path, facts }) => {
  const shown = lettersOf(shownTexts(await (await fetch(origin + path)).text()).join(""));
  const texts = [...textsOf([facts, ownTexts[path] ?? []])];
  expect(texts.length).toBeGreaterThan(25);
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
