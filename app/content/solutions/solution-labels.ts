import type { SolutionLabels } from "../types/solution-pages.types.ts";

export const solutionLabels = {
  problem: "The problem",
  howItWorks: "How it works",
  output: "Output:",
  capabilities: "What it does",
  audience: "Who it is for",
  start: "How to start",
  standards: "Applicable standards",
  allStandards: "Show all {count}",
  questions: "Questions",
  related: "Related services",
} satisfies SolutionLabels;
