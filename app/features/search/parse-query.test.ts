import SearchableMap from "minisearch/SearchableMap";
import { expect, test, vi } from "vitest";
import { shownSpecimens } from "../specimens/shown-specimens.server.ts";
import { pageTexts } from "./page-texts.server.ts";
import { parseQuery } from "./parse-query.server.ts";
import { answerTo, searcher } from "../../../tests/support/search.ts";
import { checkEach } from "../../../tests/support/check-each.ts";

const hitsOf = (query: string) => answerTo(query).groups.flatMap(({ hits }) => hits);
const pathsOf = (query: string) => hitsOf(query).map(({ path }) => path);

test("FIND-1 a form with the typed name comes before services that contain its words separately", () => {
  expect(pathsOf("federal financial report").slice(0, 3)).toContain("/rules#sf-425");
});

test("FIND-1 a searched synonym is named with the word that was typed", () =>
  checkEach(
    [
      ["8(a) program", "8(a)"],
      ["“8(a)”", "8(a)"],
      ["(8a)", "8a"],
    ],
    (query, typed) => {
      expect(answerTo(query).notes.join()).toContain(`“set-aside” for “${typed}”`);
    },
  ));

test("FIND-1 SHOW-1 search states the actual number of specimens", () => {
  expect(answerTo("ledger").end).toContain(` ${shownSpecimens.length} specimens`);
  expect(shownSpecimens).toHaveLength(50);
});

test("SEC-4 a query of unknown names only is compared with the known ones just a few times", () => {
  const names = SearchableMap.from([["sf133", "SF 133"]]) as SearchableMap<string>;
  const compare = vi.spyOn(names, "fuzzyGet");
  const vocabulary = { terms: new SearchableMap<true>(), words: new SearchableMap<number>(), names };
  expect(parseQuery("SF 331", vocabulary).nearName).toBe("SF 133");
  for (const query of ["sf1".repeat(60), Array.from({ length: 60 }, (_, at) => `ab ${at}`).join(" ")]) {
    compare.mockClear();
    expect(parseQuery(query, vocabulary).nearName).toBeUndefined();
    expect(compare.mock.calls.length).toBeLessThanOrEqual(8);
  }
});

test("FIND-1 BUY-3 a fact of a buyer’s file is a result with its value, and links to its place", () => {
  const [hit] = hitsOf("CAGE code");
  expect(hit).toMatchObject({ path: "/corporate-capability#company" });
  expect(hit!.excerpt.join("")).toBe("SAMPL");
  expect(pathsOf("accounting system")[0]).toBe("/corporate-capability#file");
  expect(pathsOf("GSA MAS one source")[0]).toBe("/contract-vehicles/gsa-mas#step-3");
});

test("FIND-1 BUY-3 the result for a NAICS code states its size standard", () => {
  const [hit] = hitsOf("size standard 541611");
  expect(hit).toMatchObject({ path: "/corporate-capability#naics-541611" });
  expect(hit!.excerpt.join("")).toContain("Size standard: $24.5 million");
});

test("FIND-1 a number without its code's letter does not match: section 302 is not found for “D302”", () => {
  expect(pathsOf("psc D302")).not.toContain("/rules#cfr-2-200-302");
  expect(answerTo("psc D302").notes.join()).toContain("“D302”");
});

test("FIND-1 a complete word does not match a longer one: “products” does not find production", () => {
  expect(answerTo("products").groups.flatMap(({ hits }) => hits.flatMap(({ excerpt }) => excerpt))).not.toContain(
    "production",
  );
});

test("FIND-1 searching for teaming firms does not find every service with a team", () => {
  const marked = hitsOf("teaming").flatMap(({ excerpt, name }) =>
    [...excerpt, ...name].filter((_, at) => at % 2 === 1),
  );
  expect(marked.filter((text) => /^teams?$/i.test(text))).toEqual([]);
});

test("FIND-1 an added synonym is shown with the typed word, and only if both mean the same", () => {
  expect(answerTo("DUNS").notes).toEqual(["Also searched: “UEI” for “DUNS”."]);
  expect(answerTo("edr").notes.join()).toContain("“endpoint protection” for “edr”");
  expect(answerTo("UEI").notes).toEqual(["Also searched: UEI = Unique Entity ID."]);
  expect(answerTo("FBWT").notes).toEqual(["Also searched: FBWT = Fund Balance with Treasury."]);
  expect(answerTo("CGI").notes).toEqual(["Also searched: CGI = CGI Inc."]);
});

test("FIND-1 a page named by part of the query is found, whatever else was typed", () => {
  expect(pathsOf("VPAT for your products")).toContain("/accessibility");
});

test("FIND-1 BUY-1 a row of a vehicle’s lines is searched as a whole", () => {
  const { text } = pageTexts([
    { rows: [{ code: "811118", title: "Administration", ours: "Databases and servers", mark: "SAMPLE" }] },
  ]);
  expect(text).toEqual(["811118: Administration", "Databases and servers"]);
});

test("FIND-1 a text with repetitions is searched as if it had none", () => {
  const once = "audit of federal grants and funds";
  const often = `${once}, ${once}, audits of federal grants`;
  expect(searcher.search(often).clauses.map(({ typed }) => typed)).toEqual(["audit", "federal", "grants", "funds"]);
  expect(pathsOf(often)).toEqual(pathsOf(once));
});
