import { buyingRows, type PathOfVehicle, vehicleOnHome } from "../../content/buying.ts";
import { firm } from "../../content/firm.ts";
import type { ClosingCall } from "../../content/types/page-section.types.ts";
import type { PictureName } from "../../content/types/pictures.types.ts";
import { citeStandards } from "../../content/rules/cite-standards.ts";
import { linksTo } from "../../content/services/index.ts";
import type { Solution } from "../../content/types/content-schema.types.ts";
import { HOME, SOLUTIONS } from "../../content/trail.ts";
import { sheetOfPage } from "../specimens/specimen-sheet.server.ts";
import { findSolution } from "../../content/solutions/find.ts";
import { solutionLabels } from "../../content/solutions/labels.ts";
import type { SolutionPageData } from "../../content/types/solution-pages.types.ts";

/** The picture behind a solution's closing call, by its id. */
const PICTURE_OF: Record<string, PictureName> = {
  "user-provisioning": "db-security",
  "financial-contract-close-out": "dt-process-automation",
  "automated-regression-testing": "hero-innovation-agility",
  "agriculture-data-solutions": "hero-emerging-tech",
};

/**
 * Data of the page at `/solutions/{slug}`, or undefined for an unknown slug. Source: RT-4.
 * @param pathOf returns the path of a contract vehicle's description
 */
export function findSolutionPage(slug: string, pathOf: PathOfVehicle = vehicleOnHome): SolutionPageData | undefined {
  const solution = findSolution(slug);
  return (
    solution && {
      labels: solutionLabels,
      trail: [HOME, SOLUTIONS],
      solution: {
        ...solution,
        buying: buyingRows(solution.buying, pathOf),
        standards: citeStandards(solution.standards),
      },
      specimen: sheetOfPage(slug),
      related: linksTo(solution.related),
      closing: closingOf(solution),
    }
  );
}

function closingOf({ id, title }: Solution): ClosingCall {
  return {
    lines: [`Try ${title} on ten real cases.`],
    lead: `Tell us which systems are in scope. A first answer comes within ${firm.responseHours} hours.`,
    image: PICTURE_OF[id] ?? "dt-process-automation",
    primary: { label: "Start a conversation", to: "/contact" },
    secondary: { label: "All solutions", to: "/solutions" },
  };
}
