import type { Solution } from "./content-schema.types.ts";

/** A solution as on its card, with its path. Source: ENT-2. */
export interface SolutionInShort extends Pick<
  Solution,
  "id" | "title" | "tagline" | "features" | "metric" | "metricLabel"
> {
  path: string;
}
