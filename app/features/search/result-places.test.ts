import { expect, test } from "vitest";
import { answerTo } from "../../../tests/support/search.ts";
import { checkEach } from "../../../tests/support/check-each.ts";

test("FIND-5 a result leads to the row, section or question, and shows its fact", () =>
  checkEach(
    [
      ["541512", "/corporate-capability#naics-541512", "$34.0 million"],
      ["R408", "/corporate-capability#psc-r408", "Program Management"],
      ["GSA program manager rate", "/contract-vehicles/gsa-mas#rate-program-manager", "171.40 SAMPLE"],
      ["SIN 54151S", "/contract-vehicles/gsa-mas#line-54151s", "Information Technology Professional Services"],
      ["leadership", "/about#leadership", "who leads each part"],
      ["oci", "/buyers-answers#question-do-you-have-a-conflict-of-interest-in-our-program", "capability page"],
      ["section 889", "/buyers-answers#question-where-is-your-section-889-representation", "SAM.gov"],
    ],
    (query, path, fact) => {
      const hits = answerTo(query).groups.flatMap((group) => group.hits);
      const hit = hits.slice(0, 3).find((one) => one.path === path);
      expect(hit?.excerpt.join("")).toContain(fact);
    },
  ));

test("FIND-5 a result quotes no text that still has placeholders", () => {
  const quoted = ["30 days", "prompt payment", "total", "page"].flatMap((query) =>
    answerTo(query).groups.flatMap(({ hits }) => hits.map(({ excerpt }) => excerpt.join(""))),
  );
  expect(quoted.filter((text) => /\{\w+\}/.test(text))).toEqual([]);
});

test("FIND-6 a result quotes a text for readers, and never an identifier of the site or blanks in a row", () =>
  checkEach(
    [
      "difference between your it service management and infrastructure support",
      "past performance",
      "talk to customers",
      "clearance",
    ],
    (query) => {
      const hits = answerTo(query).groups.flatMap((group) => group.hits);
      expect(hits.length).toBeGreaterThan(0);
      for (const { path, excerpt } of hits) {
        const text = excerpt.join("");
        expect(text, path).toBeTruthy();
        expect(text, path).not.toMatch(/databaseinfrastructuremanagement|to be supplied, to be supplied/);
      }
    },
  ));
