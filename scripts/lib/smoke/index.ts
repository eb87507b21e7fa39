import { addressProblems } from "./addresses.ts";
import { builtFileProblems } from "./built-files.ts";
import { contactProblems } from "./contact.ts";
import { notMet } from "./meet-version.ts";
import { pageProblems } from "./pages.ts";
import { allProblems, type Problem, type Site, siteAt, type SmokeOptions } from "./site.ts";

export type { Problem, SmokeOptions } from "./site.ts";

const CHECKS: ((site: Site) => Promise<Problem[]>)[] = [
  pageProblems,
  addressProblems,
  contactProblems,
  builtFileProblems,
];

/**
 * Tries a published version as visitors do, over HTTP: every page with all it names, headers, redirects, the not-found
 * page, files, search and the contact form. What it holds the site to are the sources and the build that lie here.
 * @returns a sentence for each thing that is wrong; none where all is well. Source: OPS-3.
 */
export async function smokeTest(options: SmokeOptions): Promise<Problem[]> {
  const site = siteAt(options);
  const wrongVersion = await notMet(site);
  if (wrongVersion) return [wrongVersion];
  return [...new Set(await allProblems(CHECKS.map((check) => check(site))))];
}
