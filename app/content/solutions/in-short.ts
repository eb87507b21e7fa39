import { pathOfSolution } from "./find-solution.ts";
import { solutions } from "./index.ts";
import type { SolutionInShort } from "../types/solution-pages.types.ts";

export const solutionsInShort: readonly SolutionInShort[] = solutions.map((solution) => {
  const { id, title, tagline, features, metric, metricLabel } = solution;
  const path = pathOfSolution(solution);
  return { id, title, tagline, features, metric, metricLabel, path };
});
