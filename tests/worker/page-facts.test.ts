import { expect, inject, test } from "vitest";
import { contractVehicles } from "../../app/content/contract-vehicles.ts";
import { rules } from "../../app/content/rules/index.ts";
import { cybersecurityPage } from "../../app/content/pages/cybersecurity.ts";
import { databaseAndInfrastructurePage } from "../../app/content/pages/database-and-infrastructure.ts";
import { digitalTransformationPage } from "../../app/content/pages/digital-transformation.ts";
import { findItem, categories, pathOfCategory, pathOfItem, slugOfItem } from "../../app/content/services/index.ts";
import { ownSectionOf } from "../../app/content/services/practice-sections.ts";
import { pathOfSolution } from "../../app/content/solutions/find-solution.ts";
import { solutions } from "../../app/content/solutions/index.ts";
import { textsOf } from "../../scripts/lib/all-content.ts";
import { allPages } from "../support/all-pages.ts";
import { lettersOf, shownTexts } from "../support/shown-texts.ts";

const htmlOf = await allPages(inject("siteOrigin"));

/** What a page shows for a text that it does not show as written: a slug, the id of a rule or of a vehicle. */
function shownFor(text: string): string {
  if (Object.hasOwn(rules, text)) return rules[text as keyof typeof rules].short.split(",")[0]!;
  return contractVehicles.find(({ id }) => id === text)?.title ?? findItem(text)?.item.name ?? text;
}

/** Without the names of the switch that shows the steps' texts on phones. */
const { more: _more, less: _less, ...framework } = databaseAndInfrastructurePage.framework;

/** What the practices with their own route add. */
const ownTexts: Readonly<Record<string, unknown>> = {
  "/services/digital-transformation": [
    digitalTransformationPage.sections.map(({ id: _id, kind: _kind, ...section }) => section),
    digitalTransformationPage.carousel.slides.map(({ title, subtitle }) => [title, subtitle]),
  ],
  "/services/database-and-infrastructure-management": [
    databaseAndInfrastructurePage.sections.map(({ id: _id, kind: _kind, ...section }) => section),
    databaseAndInfrastructurePage.services,
    framework,
    databaseAndInfrastructurePage.carousel.slides.map(({ title, subtitle }) => [title, subtitle]),
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

/** A page's text without its folds' state, scripts and styles: letters only, in reading order. */
const lettersOn = (path: string) => lettersOf(shownTexts(htmlOf.get(path)!).join(""));

const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!]) (?=["“]?[A-Z0-9])/);

/** The glance shows a text in parts: a value, a note after it, and the rest in the fold. */
const partsOf = (text: string): string[] =>
  sentencesOf(text).flatMap((sentence) => sentence.split(/: | \(|\)\./).filter((part) => part !== ""));

test.each(pages)("READ-1 READ-4 every fact in the data of $path is in its HTML", ({ path, facts }) => {
  const shown = lettersOn(path);
  const { engagement, buying, ...others } = facts;
  const { length, team, ...later } = engagement;
  const { contract, ...codes } = buying;
  const texts = [
    // Of a situation, the first sentences are shown, and the others in a fold.
    ...[...textsOf({ ...others, ...later, ...codes })].flatMap(sentencesOf),
    ...[length, team, contract].flatMap(partsOf),
  ];
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

test.each(practices)("READ-5 every fact in the data of $path is on its page", ({ path, facts }) => {
  const shown = lettersOn(path);
  const texts = [...textsOf([facts, ownTexts[path] ?? []])];
  expect(texts.length).toBeGreaterThan(25);
  expect(texts.filter((text) => !shown.includes(lettersOf(shownFor(text))))).toEqual([]);
});

/** Shorter parts, such as "Six weeks", may be in other sentences too. */
const LONG_CHARS = 24;

test("READ-1 a page says each text of its engagement once", () => {
  const notOnce: string[] = [];
  for (const { path, facts } of pages) {
    const shown = lettersOn(path);
    const { length, team, ...others } = facts.engagement;
    const texts = [...Object.values(others), ...[length, team, facts.buying.contract].flatMap(partsOf)];
    for (const text of texts.filter(({ length: chars }) => chars > LONG_CHARS))
      if (shown.split(lettersOf(text)).length !== 2) notOnce.push(`${path}: ${text}`);
  }
  expect(notOnce).toEqual([]);
});

test("READ-4 a page has at most six sections below its header, with its specimen's link in the header", () => {
  for (const { path } of pages) {
    const html = htmlOf.get(path)!;
    const main = /<main[\s>].*<\/main>/s.exec(html)![0];
    const header = /<section class="offer-band.*?<\/section>/s.exec(main)![0];
    expect(header, path).toContain('href="#specimen"');
    expect(header, path).toContain("Specimen. Invented data.");
    const ids = [...main.matchAll(/<section[^>]* id="([\w-]+)"/g)].map(([, id]) => id);
    expect(ids, path).toEqual([
      "situation",
      "capabilities",
      "process",
      "deliverables",
      "specimen",
      "questions",
      "talk",
    ]);
    // The specimen is a part of what the client gets.
    expect(/<section id="deliverables".*?<section[^>]* id="specimen".*?<\/section>.*?<\/section>/s.test(main)).toBe(
      true,
    );
  }
});
