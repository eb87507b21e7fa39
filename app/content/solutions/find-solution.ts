import { solutionSlug } from "../slug.ts";
import type { Solution } from "../types/content-schema.types.ts";
import { solutions } from "./index.ts";

export const pathOfSolution = (solution: Solution): string => `/solutions/${solutionSlug(solution.title)}`;

/** The solution with this slug, or undefined. Source: RT-2, RT-4. */
export const findSolution = (slug: string): Solution | undefined =>
  solutions.find((solution) => solutionSlug(solution.title) === slug);
