import { expect, inject, test } from "vitest";
import { findTerm } from "../../app/content/glossary/find.ts";
import { acronymsIn } from "../../app/content/glossary/acronyms.ts";
import { runningTextsOf } from "../support/running-texts.ts";
import { ROUTES_OF_SPEC } from "../support/routes-of-spec.ts";

const origin = inject("siteOrigin");

const read = async (path: string) => (await fetch(origin + path)).text();

/** The registers explain everything on their own, and the list of specimens gives the names of documents. */
const PAGES = ROUTES_OF_SPEC.filter((path) => !["/glossary", "/rules", "/specimens"].includes(path));

test("RULE-2 every page marks the first use of each acronym in its running text, or spells it out there", async () => {
  const unmarked: string[] = [];
  let marked = 0;
  for (const path of PAGES) {
    const seen = new Set<string>();
    for (const { text, marks } of runningTextsOf(await read(path))) {
      for (const { term } of acronymsIn(text)) {
        const full = findTerm(term)?.full;
        if (!full || seen.has(term)) continue;
        seen.add(term);
        if (marks.get(term) === full) marked += 1;
        else if (!text.toLowerCase().includes(full.toLowerCase())) unmarked.push(`${path}: ${term} in “${text}”`);
      }
    }
  }
  expect(unmarked).toEqual([]);
  expect(marked).toBeGreaterThan(PAGES.length * 5);
});

test("RULE-2 no acronym is marked twice on a page", async () => {
  for (const path of PAGES) {
    const marks = [...(await read(path)).matchAll(/<abbr title="[^"]+">([^<]+)<\/abbr>/g)].map(([, term]) => term);
    expect(marks, path).toEqual([...new Set(marks)]);
  }
});

test("RULE-1 every rule a page cites leads to its row in the register", async () => {
  const rows = new Set([...(await read("/rules")).matchAll(/<tr id="([^"]+)"/g)].map(([, id]) => id));
  const html = await read("/services/a123-support");
  const cited = [...html.matchAll(/href="\/rules#([^"]+)"/g)].map(([, id]) => id);
  expect(cited.length).toBeGreaterThan(3);
  expect(cited.filter((id) => !rows.has(id))).toEqual([]);
});

test("RULE-1 RULE-2 every page leads to the register and to the glossary", async () => {
  for (const path of ROUTES_OF_SPEC) {
    const html = await read(path);
    for (const target of ["/rules", "/glossary"]) expect(html, path).toContain(`href="${target}"`);
  }
});
