import { solutionsOverviewPage } from "../../app/content/pages/solutions-overview.ts";
import { findSolution, pathOfSolution } from "../../app/content/solutions/find.ts";
import { findSolutionPage } from "../../app/content/solutions/pages.ts";
import { pathOfVehicle } from "../../app/registry/vehicle-pages.server.ts";
import { buyingSections, packLink } from "./buying.ts";
import { type Doc, section } from "./doc.ts";
import { closingSections, engagementSection, stepsWith } from "./services.ts";
import { link } from "./marks.ts";
import { specimenSection } from "./specimen.ts";
import { Written } from "./walk.ts";

/** The page of a packaged solution. */
export function solutionDoc(path: string): Doc {
  const page = findSolutionPage(path.replace("/solutions/", ""), pathOfVehicle);
  if (!page) throw new Error(`No solution has the address ${path}.`);
  const { labels, solution, specimen, related, closing } = page;
  const { title, tagline, description, metric, metricLabel, features, howItWorks, audience, start } = solution;
  return {
    title,
    promise: tagline,
    lead: description,
    body: [
      packLink(),
      `${metric} ${metricLabel}`,
      features,
      section(labels.problem, solution.problem),
      section(labels.howItWorks, {
        note: howItWorks.note,
        diagramTitle: howItWorks.diagramTitle,
        steps: stepsWith(labels.output, howItWorks.steps),
      }),
      specimenSection(specimen),
      section(labels.capabilities, solution.capabilities),
      section(labels.audience, { rows: audience.map(({ who, gains }) => ({ name: who, text: gains })) }),
      section(labels.start, start),
      engagementSection(solution.engagement, labels.engagement),
      ...buyingSections(solution.buying),
      ...closingSections({ labels, standards: solution.standards, questions: solution.questions, related }),
      closing,
    ],
  };
}

/** The overview, whose table compares the four. */
export function solutionsDoc(): Doc {
  const { name, promise, lead, compare, packaged, included, work, closing } = solutionsOverviewPage;
  const rows = compare.rows.map((row) => {
    const solution = findSolution(row.slug)!;
    const { metric, metricLabel } = solution;
    return {
      ...row,
      solution: new Written(`${link(solution.title, pathOfSolution(solution))} ${metric} ${metricLabel}`),
    };
  });
  return { title: name, promise, lead, body: [{ ...compare, rows }, packaged, included, work, closing] };
}
