import { pathOfSolution } from "../content/solutions/find-solution.ts";
import { solutions } from "../content/solutions/index.ts";
import { SOLUTIONS } from "../content/trail.ts";
import type { FamilyMember } from "../content/types/page-entry.types.ts";

/** The pages of the packaged solutions, from content/solutions. Source: RT-4. */
export const solutionPages: readonly FamilyMember[] = solutions.map((solution) => ({
  path: pathOfSolution(solution),
  kind: "solution",
  words: { [`solutions/${solution.id}.ts`]: solution },
  offer: { name: solution.title, text: solution.description, type: "Packaged solution" },
  questions: solution.questions,
  above: [SOLUTIONS],
}));
