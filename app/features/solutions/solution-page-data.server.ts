import { glanceOf, termsOf } from "../services/glance.server.ts";
import { firm } from "../../content/firm.ts";
import type { ClosingCall } from "../../content/types/page-section.types.ts";
import { citeStandards } from "../../content/rules/cite-standards.ts";
import { linksTo } from "../../content/services/index.ts";
import type { Solution } from "../../content/types/content-schema.types.ts";
import { HOME, SOLUTIONS } from "../../content/trail.ts";
import { sheetOfPage } from "../specimens/specimen-sheet.server.ts";
import { findSolution } from "../../content/solutions/find-solution.ts";
import { solutionLabels } from "../../content/solutions/solution-labels.ts";
import type { SolutionPageData } from "../../content/types/solution-pages.types.ts";

/**
 * Data of the page at `/solutions/{slug}`, or undefined for an unknown slug. Source: RT-4.
 * @param updated ISO date of the last change of the page
 */
export function findSolutionPage(slug: string, updated?: string): SolutionPageData | undefined {
  const found = findSolution(slug);
  if (!found) return undefined;
  const { engagement, buying, title, tagline, description, features, problem, howItWorks, ...later } = found;
  const { capabilities, audience, start, ...solution } = later;
  // In reading order, for the first uses of acronyms.
  return {
    labels: solutionLabels,
    trail: [HOME, SOLUTIONS],
    solution: {
      title,
      tagline,
      description,
      features,
      glance: glanceOf({
        slug,
        engagement,
        buying,
        documents: howItWorks.steps.map(({ output }) => output),
        documentsAt: "#how-it-works",
        updated,
      }),
      problem,
      howItWorks,
      capabilities,
      audience,
      start,
      terms: termsOf(engagement),
      ...solution,
      standards: citeStandards(solution.standards),
    },
    specimen: sheetOfPage(slug),
    relatedPages: linksTo(solution.related),
    closing: closingOf(found),
  };
}

function closingOf({ title }: Solution): ClosingCall {
  return {
    lines: [`Try ${title} on one process.`],
    lead: `Tell us which systems are in scope. You will have a first answer within ${firm.responseTime}.`,
    primary: { label: "Start a conversation", to: "/contact" },
    secondary: { label: "All solutions", to: "/solutions" },
  };
}
