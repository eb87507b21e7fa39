import { expect, test } from "vitest";
import { answerTo } from "../../../tests/support/search.ts";
import { checkEach } from "../../../tests/support/check-each.ts";

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

test("FIND-1 SHOW-1 a search for a sample finds specimens", () => {
  const paths = answerTo("sample of a fund balance with treasury reconciliation").groups.flatMap(({ hits }) =>
    hits.map(({ path }) => path),
  );
  expect(paths).toContain("/services/us-treasury-accounting-and-reporting-support#specimen");
});

test("FIND-5 BUY-1 a labor category and the word rate find the row with its price, and show it", () => {
  const { hits } = answerTo("program manager rate").groups[0]!;
  expect(hits.map(({ path }) => path)).toContain("/contract-vehicles/gsa-mas#rate-program-manager");
  expect(JSON.stringify(hits)).toMatch(/171\.40/);
});
