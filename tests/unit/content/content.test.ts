import { globSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { glossary } from "../../../app/content/glossary/index.ts";
import { sampleValues } from "../../../app/content/sample-values.ts";
import { PageMetaSchema, ServiceCategorySchema, SolutionSchema } from "../../../app/content/types/content-schema.ts";
import { claimedValue } from "../../../app/content/claims/claim.ts";
import { certificates } from "../../../app/content/claims/certification-claims.ts";
import { standing } from "../../../app/content/claims/standing.ts";
import { needGroups } from "../../../app/content/contact-needs.ts";
import { CONTACT_NEEDS } from "../../../shared/contact/needs.ts";
import { navigation } from "../../../app/content/navigation.ts";
import { categories, findItem, slugOfItem } from "../../../app/content/services/index.ts";
import { solutions } from "../../../app/content/solutions/index.ts";
import { firm } from "../../../app/content/firm.ts";
import { sitePaths } from "../../../app/registry/site-pages.server.ts";
import { contentByPath, sentencesOf, textsOf, wordCount } from "../../../scripts/lib/all-content.ts";

/** Words that would fit any firm, and therefore say nothing about this one. */
const FILLER =
  /\b(cutting[- ]edge|world[- ]class|leverag\w+|synerg\w+|seamless\w*|fast-paced|state[- ]of[- ]the[- ]art|best[- ]in[- ]class|robust\w*|holistic\w*|empower\w*|unlock\w*|game[- ]chang\w+|next[- ]generation|turnkey|one[- ]stop|delve\w*|elevat(e|es|ed|ing)|streamlin\w+|ever-evolving|utiliz\w+|trusted partner|passionate)\b/i;

/** Claims of unmeasured demand, and phrases that send buyers elsewhere for the firm's own information. */
const UNPROVEN =
  /\b(?:(?:agencies|buyers|clients) (?:kept|keep|always|often) ask\w*|ask for (?:it|them|this) by name|us included)\b/i;

/** One message per problem, with its field. */
function problems(schema: v.GenericSchema, value: unknown, name: string): string[] {
  const result = v.safeParse(schema, value);
  return result.success ? [] : result.issues.map((issue) => `${name}: ${v.getDotPath(issue)} ${issue.message}`);
}

describe("every piece of content", () => {
  test("HDR-4 the menu states the number of services that /services lists", () => {
    const count = categories.flatMap(({ items }) => items).length;
    expect(navigation.servicesSummary).toBe(`Eight practices, ${count} services.`);
  });

  test("ENT-1 categories and services have all parts, in sensible lengths", () => {
    const found = categories.flatMap((category) => problems(ServiceCategorySchema, category, category.name));
    expect(found).toEqual([]);
  });

  test("ENT-2 solutions have all fields, in sensible lengths", () => {
    expect(solutions.flatMap((solution) => problems(SolutionSchema, solution, solution.title))).toEqual([]);
  });

  test("RT-1 every page has its own title and a description of 110 to 160 characters", () => {
    expect([...contentByPath.keys()].toSorted()).toEqual(sitePaths.toSorted());
    const metas = [...contentByPath].map(([path, content]) => ({ path, ...metaOf(content) }));
    expect(
      metas.flatMap(({ path, title, description }) => problems(PageMetaSchema, { title, description }, path)),
    ).toEqual([]);
    expect(new Set(metas.map(({ title }) => title)).size).toBe(sitePaths.length);
    expect(new Set(metas.map(({ description }) => description)).size).toBe(sitePaths.length);
  });

  test("RT-3 every related service and every starting point exists, and none links to itself", () => {
    const wrong = categories.flatMap((category) => [
      ...category.starts.filter(({ slug }) => !findItem(slug)).map(({ slug }) => `${category.name} → ${slug}`),
      ...category.items.flatMap((item) =>
        item.related
          .filter((slug) => !findItem(slug) || slug === slugOfItem(item))
          .map((slug) => `${item.name} → ${slug}`),
      ),
    ]);
    const fromSolutions = solutions.flatMap(({ title, related }) =>
      related.filter((slug) => !findItem(slug)).map((slug) => `${title} → ${slug}`),
    );
    expect([...wrong, ...fromSolutions]).toEqual([]);
  });

  test("RT-3 service pages have at least 450 words of their own, category and solution pages 350", () => {
    const short = [...contentByPath]
      .map(([path, content]) => ({ path, words: wordCount(content), least: leastWords(path) }))
      .filter(({ words, least }) => words < least);
    expect(short).toEqual([]);
  });

  test("RT-1 no sentence of eight words or more is on two pages", () => {
    // The expansion of an acronym is often the name of a rule.
    const names = new Set(glossary.map(({ full }) => full));
    const pagesOf = new Map<string, Set<string>>();
    for (const [path, content] of contentByPath) {
      for (const sentence of sentencesOf(content)) {
        if (sentence.split(/\s+/).length < 8 || names.has(sentence)) continue;
        const key = sentence.toLowerCase();
        pagesOf.set(key, (pagesOf.get(key) ?? new Set()).add(path));
      }
    }
    const repeated = [...pagesOf]
      .filter(([, paths]) => paths.size > 1)
      .map(([sentence, paths]) => [sentence, ...paths]);
    expect(repeated).toEqual([]);
  });

  test("RT-1 no text uses filler or straight quotes", () => {
    const texts = [...contentByPath].flatMap(([path, content]) => textsOf(content).map((text) => ({ path, text })));
    expect(texts.filter(({ text }) => FILLER.test(text))).toEqual([]);
    expect(texts.filter(({ text }) => /['"]/.test(text))).toEqual([]);
  });

  test("RT-1 no text invents demand, or refers to others for the firm's own claims", () => {
    const texts = [...contentByPath].flatMap(([path, content]) => textsOf(content).map((text) => ({ path, text })));
    expect(texts.filter(({ text }) => UNPROVEN.test(text))).toEqual([]);
  });

  test("ENT-6 the firm's status is stated where a buyer looks for it", () => {
    const { cmmc, wosb } = standing;
    const [swam, cmmi, iso] = [certificates.swam, certificates["cmmi-services"], certificates["iso-9001"]];
    const texts = textsOf(contentByPath.get("/corporate-capability")).join("\n");
    const numbers = [swam, cmmi, iso].map((claim) => claimedValue(claim)!.number);
    expect([claimedValue(cmmc)!, claimedValue(wosb)!, ...numbers].filter((value) => !texts.includes(value))).toEqual(
      [],
    );
  });

  test("FTR-4 sample values occur only in the firm's file and in its claims", () => {
    const files = globSync("app/**/*.{ts,tsx}", { exclude: ["**/*.test.{ts,tsx}", "app/books/**"] }).filter(
      (file) => !/content\/(?:(?:firm|sample-values)\.ts$|claims\/|specimens\/)/.test(file),
    );
    expect(files.length).toBeGreaterThan(60);
    const elsewhere = files.filter((file) =>
      /SAMPL|555-?01\d\d|\.example\b|Sample Plaza/.test(readFileSync(file, "utf8")),
    );
    expect(elsewhere).toEqual([]);
    expect(sampleValues({ ...firm, phone: { display: "(703) 555-0100" } }).map(({ path }) => path)).toContain(
      "phone.display",
    );
  });
});

function leastWords(path: string): number {
  if (path.startsWith("/services/") && findItem(path.slice("/services/".length))) return 450;
  return path.startsWith("/services/") || path.startsWith("/solutions/") || path === "/cybersecurity" ? 350 : 0;
}

/** The metadata of a page's content: the last one, because pages with their own route have their own. */
function metaOf(content: unknown): { title: string; description: string } {
  const parts = Array.isArray(content) ? content : [content];
  const metas = parts.flatMap((part: { meta?: { title: string; description: string } }) =>
    part.meta ? [part.meta] : [],
  );
  return metas.at(-1) ?? { title: "", description: "" };
}

test("FORM-5 the needs of the contact form are the eight practices, and buying; each is one of the two services", () => {
  const needs = needGroups.flatMap((group) => group.needs);
  expect(needs.map(({ slug }) => slug).toSorted()).toEqual(CONTACT_NEEDS.toSorted());
  const names = categories.map(({ name }) => name);
  expect(needs.map(({ name }) => name).toSorted()).toEqual([...names, "Buying and documents"].toSorted());
});
