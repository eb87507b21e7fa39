import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { conformanceReport } from "../../app/content/accessibility/conformance-report.ts";
import { openAcr } from "./openacr.ts";

interface Criterion {
  num: string;
  components: { name: string; adherence: { level: string; notes: string } }[];
}

interface Report {
  catalog: string;
  chapters: Record<string, { disabled?: boolean; criteria?: Criterion[] }>;
}

interface Catalog {
  chapters: { id: string; criteria: { id: string; components: string[] }[] }[];
  components: { id: string }[];
  terms: { id: string }[];
}

const read = (name: string) => readFileSync(`tests/support/openacr/${name}`, "utf8");
const report = parse(openAcr()) as Report;
const catalog = parse(read(`${report.catalog}.yaml`)) as Catalog;

/** Errors of a value against one of GSA's schemas. */
function faults(schema: string, value: unknown) {
  const ajv = new Ajv({ strict: false, allErrors: true });
  ajv.validate(JSON.parse(read(schema)) as object, value);
  return ajv.errors ?? [];
}

test("TRUST-2 the OpenACR file is valid by GSA's schema, and so is its catalog", () => {
  expect(faults("openacr-0.1.0.json", report)).toEqual([]);
  expect(faults("openacr-catalog-0.1.0.json", catalog)).toEqual([]);
  expect(faults("openacr-0.1.0.json", { title: "No product" })).not.toEqual([]);
});

test("TRUST-2 the OpenACR file covers every criterion of the catalog's chapters, or says why a chapter is left out", () => {
  expect(Object.keys(report.chapters).toSorted()).toEqual(catalog.chapters.map(({ id }) => id).toSorted());
  for (const { id, criteria } of catalog.chapters) {
    const chapter = report.chapters[id]!;
    if (chapter.disabled) continue;
    expect(
      chapter.criteria!.map(({ num }) => num),
      id,
    ).toEqual(criteria.map((one) => one.id));
  }
});

test("TRUST-2 the OpenACR file uses the components and terms of the catalog", () => {
  const terms = new Set(catalog.terms.map(({ id }) => id));
  const found = Object.entries(report.chapters).flatMap(([id, { criteria = [] }]) => {
    const known = catalog.chapters.find((one) => one.id === id)!.criteria;
    return criteria.flatMap(({ num, components }) =>
      components
        .filter(
          ({ name, adherence }) =>
            !known.find((one) => one.id === num)!.components.includes(name) || !terms.has(adherence.level),
        )
        .map(() => num),
    );
  });
  expect(found).toEqual([]);
});

test("TRUST-2 each row of the page is in the OpenACR file with its level, its remarks and its tests", () => {
  for (const { chapter, rows } of conformanceReport.chapters) {
    for (const { criterion, status, how, tests } of rows) {
      const { level, notes } = report.chapters[chapter]!.criteria!.find(({ num }) => num === criterion)!.components[0]!
        .adherence;
      expect(level).toBe(status.toLowerCase().replace(" ", "-"));
      expect(notes).toContain(how);
      for (const [file, title] of tests.map((at) => conformanceReport.tests[at]!)) {
        expect(notes).toContain(`${file}: ${title}`);
      }
    }
  }
});
