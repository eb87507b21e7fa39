import { expect, test } from "vitest";
import { answerTo, search } from "../../../tests/support/search.ts";
import { checkEach } from "../../../tests/support/check-each.ts";
import type { Kind } from "../../content/types/search-results.types.ts";
import { BLANK } from "../../content/interface/samples.ts";

const hitsOf = (query: string) => answerTo(query).groups.flatMap(({ hits }) => hits);
const isLookedUp = (path: string) => /^\/(?:rules|glossary)#/.test(path);
const pathsOf = (query: string) => hitsOf(query).map(({ path }) => path);

test("FIND-1 a form with the typed name comes before services that contain its words separately", () => {
  expect(pathsOf("federal financial report").slice(0, 3)).toContain("/rules#sf-425");
});

test("FIND-1 BUY-3 a fact of a buyer’s file is a result with its value, and links to its place", () => {
  const hit = hitsOf("CAGE code").find(({ path }) => path === "/corporate-capability#company");
  expect(hit!.excerpt.join("")).toBe(BLANK);
  expect(pathsOf("accounting system")[0]).toBe("/corporate-capability#file");
  expect(pathsOf("GSA MAS one source")).toContain("/contract-vehicles/gsa-mas#step-3");
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

test("FIND-3 a number is found with and without its commas, and marked", () => {
  const [hit] = hitsOf("equipment 10000");
  expect(hit!.excerpt).toContain("10,000");
  expect(pathsOf("equipment 10,000")[0]).toBe(hit!.path);
});

test("FIND-1 an acronym or a number that no page has is named, and is not searched as another one like it", async () => {
  await checkEach(["DCAS", "dcas", "421000", "fbtw", "52.204-22"], (name) => {
    expect(pathsOf(name)).toEqual([]);
    const { notes } = answerTo(`${name} reconciliation`);
    expect(notes.join()).toContain(`“${name}”`);
  });
  expect(pathsOf("CMM").join(" ")).toContain("cmmi");
});

test("FIND-1 an acronym that only phrases have is named", () => {
  expect(answerTo("piggyback contract NASPO").notes.join()).toContain("“NASPO”");
});

test("FIND-6 a question brings no result that matches only one of its common words", () => {
  expect(pathsOf("replace our old help desk with servicenow").join(" ")).not.toContain("chart-of-accounts");
  expect(pathsOf("how to close a material weakness").join(" ")).not.toContain("/penetration-testing");
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

test("FIND-1 accents make no difference", () => {
  expect(pathsOf("fédéral grânts")).toEqual(pathsOf("federal grants"));
  expect(answerTo("fédéral grânts").notes).toEqual([]);
});

test("FIND-1 a text with repetitions is searched as if it had none", () => {
  const once = "audit of federal grants and funds";
  const often = `${once}, ${once}, audits of federal grants`;
  expect(pathsOf(often)).toEqual(pathsOf(once));
});

test("FIND-6 rules and terms come after the firm’s own pages, and among the first three if the query is their name", async () => {
  await checkEach(["SF 133", "A-123", "GTAS", "CUI"], (query) => {
    expect(pathsOf(query).slice(0, 3).some(isLookedUp)).toBe(true);
  });
  await checkEach(["audit support", "who will do the work", "grants closeout", "data security"], (query) => {
    expect(isLookedUp(pathsOf(query)[0]!)).toBe(false);
  });
});

test("FIND-6 a page of results does not explain how it was searched", () =>
  checkEach(["hourly rates", "help desk", "DUNS", "FBWT"], (query) => {
    expect(answerTo(query).notes).toEqual([]);
    expect(JSON.stringify(answerTo(query))).not.toMatch(/Also searched|” for “/);
  }));

test("FIND-6 a question for what an acronym or a code means finds its entry among the first three results", () =>
  checkEach(
    [
      ["what does iaa mean", "/glossary#iaa"],
      ["What is GTAS?", "/glossary#gtas"],
      ["what does UEI stand for", "/glossary#uei"],
      ["whats a-123 in plain english", "/rules#omb-a-123"],
      ["what is GTAS and when is the window", "/rules#gtas"],
    ],
    (question, path) => expect(pathsOf(question).slice(0, 3)).toContain(path),
  ));

test("FIND-6 a rule that the query names is among the first three results", () =>
  checkEach(
    [
      ["Which rules govern DATA Act reporting?", "/rules#data-act"],
      ["Who is liable under the Antideficiency Act?", "/rules#antideficiency-act"],
      ["we keep missing prompt payment act deadlines", "/rules#prompt-payment-act"],
      ["How do I report on a subrecipient?", "/rules#cfr-2-170"],
    ],
    (query, path) => {
      expect(isLookedUp(pathsOf(query)[0]!)).toBe(false);
      expect(pathsOf(query).slice(0, 3)).toContain(path);
    },
  ));

test("FIND-6 BUY-5 a question that buyers ask is answered by the first result, and its excerpt has the answer", () =>
  checkEach(
    [
      ["when does the contract vehicle expire", "when-do-your-contracts-expire", "options"],
      [
        "What is the difference between an obligation and an expenditure?",
        "what-is-the-difference-between-an",
        "outlay",
      ],
      ["definition of obligation", "what-is-the-difference-between-an", "outlay"],
      ["civilian references", "can-we-speak-to-clients-like-us", "references"],
    ],
    (query, question, words) => {
      const [hit] = hitsOf(query);
      expect(hit!.path).toContain(`#question-${question}`);
      expect(hit!.excerpt.join("")).toContain(words);
    },
  ));

test("FIND-6 a question for rules finds no vehicle’s row of rules, and a page is not found by its messages", () => {
  expect(pathsOf("Which rules govern DATA Act reporting?").join(" ")).not.toContain("/contract-vehicles/efast#step-1");
  expect(
    hitsOf("compare services, one service chosen")
      .flatMap(({ excerpt }) => excerpt)
      .join(""),
  ).not.toMatch(/service chosen/i);
});

test("FIND-1 SHOW-3 the search finds as samples only what the list of samples has", () =>
  checkEach(["obligation", "payment"], (query) => {
    const pathsOfKind = (kind: Kind) =>
      answerTo(query, kind).groups.flatMap(({ hits }) => hits.map(({ path }) => path));
    expect(pathsOfKind("specimens").length).toBeGreaterThan(0);
    expect(pathsOfKind("specimens").join(" ")).not.toContain("/one-line-item");
    expect(pathsOfKind("pages").join(" ")).toContain("/one-line-item");
  }));

test("FIND-6 the specimen that fits a query for a sample is the first result, and SAMPLE values are not among the best", async () => {
  await checkEach(
    [
      ["grants closeout checklist sample", "/solutions/financialcontractcloseout#specimen"],
      ["USSGL crosswalk to financial statements", "/services/oracle-hyperion#specimen"],
      ["subrecipient monitoring checklist or template", "/services/compliance-assurance#specimen"],
      ["sample FBWT reconciliation", "/services/us-treasury-accounting-and-reporting-support#specimen"],
      ["A-123 appendix A internal control testing sample", "/services/a123-support#specimen"],
      ["sample POA&M", "/services/governance-risk-compliance#specimen"],
    ],
    (query, path) => expect(pathsOf(query)[0]).toBe(path),
  );
  expect(pathsOf("reconciliation sample").slice(0, 3).join(" ")).not.toContain("/contract-vehicles/");
});

test("FIND-6 BUY-5 a query for a sample that the firm does not have finds what to do instead", () =>
  checkEach(
    [
      "do you have a sample HIPAA risk assessment",
      "do you have an example of a Workday migration plan",
      "template for a memorandum of understanding",
      "show me a sample lease schedule for GASB 87",
      "example of a business continuity plan",
      "incident response checklist",
      "FFMIA compliance assessment checklist",
    ],
    (query) => {
      expect(pathsOf(query).slice(0, 3).join(" ")).toContain("#question-what-if-no-sample-shows");
    },
  ));

test("FIND-6 a query for a sample then brings first what such a document contains", () =>
  checkEach(
    [
      ["risk register template", "/specimens#documents-risk-register"],
      ["sample project charter", "/specimens#documents-project-charter"],
      ["quality assurance surveillance plan template", "#question-what-must-a-qasp-contain"],
    ],
    (query, place) => {
      const [first, , third] = pathsOf(query);
      expect(first).toContain(place);
      expect(third).toContain("#question-what-if-no-sample-shows");
    },
  ));

test("FIND-1 every result can be reached: by the number of its kind, or at once if all are of one kind", () =>
  checkEach(["audit", "rollout", "usaspending", "SF 133"], (query) => {
    const { groups, kinds } = answerTo(query);
    const shown = groups.flatMap(({ hits }) => hits).length;
    const all = search(query).found.length;
    const linked = kinds.slice(1).reduce((sum, { count }) => sum + count, 0);
    expect(all).toBeGreaterThan(3);
    expect(Math.max(shown, linked)).toBe(all);
  }));
