import { expect, test } from "vitest";
import { categories, slugOfItem } from "../../../app/content/services/index.ts";
import { ownSectionOf, sectionsOfPractice } from "../../../app/content/services/practice-sections.ts";
import { textsOf } from "../../../scripts/lib/all-content.ts";

const practices = categories.map(({ name, items }) => ({
  name,
  slugs: items.map(slugOfItem),
  sections: sectionsOfPractice(name),
}));

const distinct = (values: readonly string[]) => new Set(values).size;

test("READ-4 every service has content of its own for its practice's section, and no content is left over", () => {
  for (const { slugs, sections } of practices)
    expect(Object.keys(sections.contents).toSorted()).toEqual(slugs.toSorted());
  const texts = practices.flatMap(({ name, slugs }) =>
    slugs.flatMap((slug) => {
      const { note, rows, outcomes = [] } = ownSectionOf(name, slug);
      return [note, ...outcomes, rows.map(({ cells }) => cells.join(" ")).join(" ")];
    }),
  );
  expect(texts.length).toBeGreaterThan(90);
  expect(new Set(texts).size).toBe(texts.length);
});

test("READ-4 each content fits its practice's columns, is short, and says that it is an example", () => {
  for (const { name, slugs, sections } of practices) {
    const { columns, outcomes: names = [], namedFrom = 1 } = sections.labels;
    expect(namedFrom, name).toBeLessThanOrEqual(columns.length);
    for (const slug of slugs) {
      const { note, rows, outcomes = [] } = ownSectionOf(name, slug);
      expect(note, slug).toMatch(/^Example(?: with hypothetical (?:times|dates))?: /);
      expect(outcomes.length, slug).toBe(names.length);
      expect(rows.length + outcomes.length, slug).toBeGreaterThanOrEqual(5);
      expect(rows.length, slug).toBeLessThanOrEqual(7);
      expect(new Set(rows.map(({ head }) => head)).size, slug).toBe(rows.length);
      for (const { head, cells } of rows) expect(cells.length + 1, `${slug}: ${head}`).toBe(columns.length);
      const words = textsOf([note, rows, outcomes]).join(" ").split(/\s+/).length;
      expect(words, slug).toBeGreaterThanOrEqual(60);
      expect(words, slug).toBeLessThanOrEqual(140);
    }
  }
});

test("READ-4 no two practices share a kind of section", () => {
  expect(distinct(practices.map(({ sections }) => sections.id))).toBe(8);
  expect(distinct(practices.map(({ sections }) => sections.heading))).toBe(8);
});
