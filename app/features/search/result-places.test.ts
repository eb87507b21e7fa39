import { expect, test } from "vitest";
import { ANSWERS_PATH } from "../../content/pages/buyers-answers.ts";
import { readQuery } from "../../lib/text/read-query.ts";
import { answer } from "./answer.server.ts";
import { answerTo, search } from "../../../tests/support/search.ts";
import { checkEach } from "../../../tests/support/check-each.ts";

test("FIND-5 a result leads to the row, section or question, and shows its fact", () =>
  checkEach(
    [
      ["541512", "/corporate-capability#naics-541512", "$34.0 million"],
      ["R408", "/corporate-capability#psc-r408", "Program Management"],
      ["GSA program manager rate", "/contract-vehicles/gsa-mas#rate-program-manager", "171.40 SAMPLE"],
      ["SIN 54151S", "/contract-vehicles/gsa-mas#line-54151s", "Information Technology Professional Services"],
      ["leadership", "/about#leadership", "Six roles"],
      ["oci", "/buyers-answers#question-do-you-have-a-conflict-of-interest-in-our-program", "capability page"],
      [
        "section 889",
        "/buyers-answers#question-where-are-your-representations-and-certifications-such-as-section-889",
        "SAM.gov",
      ],
    ],
    (query, path, fact) => {
      const hits = answerTo(query).groups.flatMap((group) => group.hits);
      const hit = hits.slice(0, 3).find((one) => one.path === path);
      expect(hit?.excerpt.join("")).toContain(fact);
    },
  ));

test("FIND-5 a result that quotes a folded text leads into its fold", () =>
  checkEach(
    [
      ["FBWT reconciliation backlog unmatched disbursements help", "#process-in-full"],
      ["walkthrough narratives flowcharts and control matrices", "#capabilities-in-full"],
      ["a collection parked in a clearing account", "#situation-in-full"],
    ],
    (query, fold) => {
      const hits = answerTo(query).groups.flatMap((group) => group.hits);
      const paths = hits.map(({ path }) => path).join(" ");
      expect(paths).toContain(fold);
      expect(paths).not.toContain("/services/federal-financial-management#situation-in-full");
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

test("FIND-6 a long answer is quoted where most of the asked words stand", () =>
  checkEach(
    [
      ["do you accept government purchase card under micropurchase limit", "We accept the Government purchase card"],
      ["would you sign a teaming agreement with us", "a teaming agreement within 5"],
      [
        "NAICS code of a subcontract of a similarly situated entity",
        "is small under the NAICS code of its subcontract.",
      ],
    ],
    (query, sentence) => {
      expect(answerTo(query).groups[0]!.hits[0]!.excerpt.join("")).toContain(sentence);
    },
  ));

test("FIND-6 a page is quoted with a sentence, not with a label", () =>
  checkEach(["grants closeout checklist sample", "do you use AI tools on client data"], (query) => {
    const { hits } = answerTo(query).groups[0]!;
    expect(hits.filter(({ excerpt }) => excerpt.join("").split(" ").length < 7)).toEqual([]);
  }));

test("FIND-6 a misspelled word weighs no more than the word it resembles", () => {
  const paths = answerTo("who will actualy do the work on our project").groups[0]!.hits.map(({ path }) => path);
  expect(paths).toContain(`${ANSWERS_PATH}#question-who-will-do-the-work`);
});

/** The first result, whichever part of its page matches. */
const first = (query: string) => answerTo(query).groups[0]?.hits[0]?.path.replace(/#.*/, "");

test("FIND-1 BUY-1 the name of a vehicle finds how to order first, not the services that it covers", () =>
  checkEach(
    [
      ["GSA MAS", "/contract-vehicles/gsa-mas"],
      ["gsa-mas", "/contract-vehicles/gsa-mas"],
      ["GSA MAS fee", "/contract-vehicles/gsa-mas"],
      ["OASIS+ SB", "/contract-vehicles/oasis-sb"],
      ["eFAST", "/contract-vehicles/efast"],
      ["UNGM", "/contract-vehicles/ungm"],
    ],
    (query, page) => {
      expect(first(query)).toBe(page);
    },
  ));

test("FIND-5 BUY-1 a labor category and the word rate find the row with its price, and show it", () => {
  const { hits } = answerTo("program manager rate").groups[0]!;
  expect(hits.map(({ path }) => path)).toContain("/contract-vehicles/gsa-mas#rate-program-manager");
  expect(JSON.stringify(hits)).toMatch(/171\.40/);
});

const WORDS =
  "T&M or FFP; FFP; section 889; NDAA; EFT; bank information; protest; SBIR; can you start in 30 days; key " +
  "personnel resumes; transition in; insurance; OCI; payment terms; FAR 52.204-25; FAR 9.5; FAR 52.219-14; BPA; " +
  "use of AI; offshore; sam.gov registration expires; warranty; data rights; source code; purchase card; maximum " +
  "order threshold; NDA; TAA; HECVAT; university procurement; choice of vehicle; which contract vehicle; eVA; " +
  "FOCI; mentor-protégé; joint venture";

test("FIND-5 BUY-5 buyers' words find the answer among the first three results, and are not corrected", () =>
  checkEach(WORDS.split("; "), (query) => {
    const { groups, notes } = answerTo(query);
    const first = groups.flatMap(({ hits }) => hits.map(({ path }) => path)).slice(0, 3);
    expect(first).toContainEqual(expect.stringMatching(new RegExp(`^${ANSWERS_PATH}#`)));
    expect(notes.join()).not.toMatch(/Spelling corrected/);
  }));

test("FIND-1 a page that quotes a question is not counted beside it, so as many are listed as are counted", () =>
  checkEach(["are you a 3pao", "any litigation against you", "are you veteran owned"], (query) => {
    const { found } = search(query);
    for (const kind of [undefined, "all"]) {
      const { groups, kinds, all } = answer({ ...readQuery([query]), kind, best: found.length }, search);
      const paths = groups.flatMap(({ hits }) => hits.map(({ path }) => path));
      expect(paths.length).toBeLessThan(found.length);
      expect(new Set(paths).size).toBe(paths.length);
      expect(kinds[0]!.count).toBe(paths.length);
      expect(kinds.slice(1).reduce((sum, { count }) => sum + count, 0)).toBe(paths.length);
      expect(all).toBeUndefined();
    }
  }));
