import { expect, test } from "vitest";
import { solutions } from "../../content/solutions/index.ts";
import { solutionSlug } from "../../content/slug.ts";
import { findSolutionOffer } from "./solution-offer.server.ts";

test("READ-4 a solution lists what each of its steps leaves, among it the document that its specimen is from", () => {
  for (const solution of solutions) {
    const { deliverables } = findSolutionOffer(solutionSlug(solution.title))!;
    const names = deliverables.rows.map(({ name }) => name);
    expect(names).toEqual(solution.howItWorks.steps.map(({ output }) => output));
    expect(names).toContain(deliverables.shown);
  }
});
