import { expect, test } from "vitest";
import { answerTo } from "../../../tests/support/search.ts";
import { checkEach } from "../../../tests/support/check-each.ts";

const bestOf = (query: string) =>
  answerTo(query)
    .groups.flatMap(({ hits }) => hits)
    .slice(0, 3)
    .map(({ path }) => path);

test("FIND-1 a name is found as a whole, and not by one of its words", async () => {
  await checkEach(["G-Invoicing", "ginvoicing", "g invoicing help", "implement G-Invoicing"], (query) => {
    expect(bestOf(query).join(" ")).toContain("/services/interagency-agreements-iaa-support");
    expect(bestOf(query).join(" ")).not.toContain("how-do-you-invoice");
  });
  expect(bestOf("SAT")).toContain("/rules#far-2-101");
  expect(bestOf("what is File C").join(" ")).not.toContain("#file");
  expect(bestOf("time and effort certification")[0]).toContain("/services/compliance-assurance");
});

test("FIND-5 no two of the best results open at the same place", () =>
  checkEach(["Do your people have security clearances?", "sole source award to a WOSB"], (query) => {
    expect(new Set(bestOf(query)).size).toBe(3);
  }));

test("FIND-6 a word such as “sample” or “implementation” does not outweigh a name", () =>
  checkEach(["zero trust maturity assessment sample", "zero trust implementation policy"], (query) => {
    expect(bestOf(query).join(" ")).toContain("/services/network-security");
  }));

test("FIND-6 questions for the firm and its people lead to the sections about them", async () => {
  await checkEach(["what makes you different", "what sets you apart"], (query) => {
    expect(bestOf(query)[0]).toBe("/corporate-capability#differentiators");
  });
  await checkEach(["who works at Goldthread", "your people", "name of the CEO"], (query) => {
    expect(bestOf(query)[0]).toBe("/about#leadership");
  });
});

test("FIND-6 questions of states, towns, universities and primes find their own answer first", () =>
  checkEach(
    [
      ["GASB 87 leases and GASB 96 subscriptions", "/services/oracle-fixed-assets"],
      ["chart of accounts redesign", "/services/erp-solutions"],
      ["Tyler Munis", "/services/erp-solutions"],
      ["match bank statements to the ledger", "/services/business-process-automation"],
      ["a new accounting system for a small town", "/buyers-answers"],
      ["cost transfer policy", "/services/grants-execution-funds-control"],
      ["what is File C", "/services/us-treasury-accounting-and-reporting-support"],
      ["similarly situated entity", "/buyers-answers"],
    ],
    (query, page) => expect(bestOf(query)[0]!.replace(/#.*/, "")).toBe(page),
  ));

test("FIND-6 a question for the price of a service also brings an answer on prices", () =>
  checkEach(["How much would a grants compliance review cost?", "how much does a penetration test cost"], (query) => {
    expect(bestOf(query)[0]).toMatch(/^\/services\//);
    expect(bestOf(query).join(" ")).toMatch(/#question-\S+-cost\b/);
  }));

test("FIND-1 an excerpt is cut around the rarest words of the query, and not around one that is repeated", () =>
  checkEach(
    [
      ["What is the threshold for simplified acquisition?", "$350,000"],
      ["procurement standards micro-purchase threshold for universities", "$15,000"],
    ],
    (query, amount) => {
      const [first] = answerTo(query).groups.flatMap(({ hits }) => hits);
      expect(first!.excerpt.join("")).toContain(amount);
    },
  ));
