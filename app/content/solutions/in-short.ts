import type { Solution } from "../types.ts";
import { pathOfSolution } from "./find.ts";
import { solutions } from "./index.ts";

/** A solution without its page: what ENT-2 lists, and where the page is. */
export interface SolutionInShort extends Pick<
  Solution,
  "id" | "title" | "tagline" | "icon" | "color" | "features" | "metric" | "metricLabel" | "description"
> {
  path: string;
}

export const solutionsInShort: readonly SolutionInShort[] = solutions.map((solution) => {
  const { id, title, tagline, icon, color, features, metric, metricLabel, description } = solution;
  const path = pathOfSolution(solution);
  return { id, title, tagline, icon, color, features, metric, metricLabel, description, path };
});
