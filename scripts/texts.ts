import { join } from "node:path";
import { OPENACR_PATH } from "../app/content/pages/accessibility.ts";
import { markdownPath } from "../shared/markdown-path.ts";
import { findPage, sitePages } from "../app/registry/site-pages.server.ts";
import type { SitePage } from "../app/content/types/page-entry.types.ts";
import { BuiltSite } from "./local/built-site.ts";
import { llmsTxt } from "./lib/llms-txt.ts";
import { markdownOf } from "./lib/markdown-of.ts";
import { openAcr } from "./lib/openacr.ts";
import { writeIfChanged } from "./lib/write-if-changed.ts";

/**
 * Writes the static files for text-only readers: the Markdown version of every page, `/llms.txt`, and the accessibility
 * report as OpenACR. Static files do not run the worker. Source: TRUST-2, TRUST-4.
 * @param directory of the build, with its `server` and `client`
 */
export async function writeTexts(directory: string): Promise<void> {
  const clientDir = join(directory, "client");
  const site = await BuiltSite.start({ serverDir: join(directory, "server"), clientDir });
  try {
    // One after the other: on a busy machine the site resets some of ninety requests at once.
    for (const page of sitePages) {
      await writeIfChanged(join(clientDir, markdownPath(page.path)), await markdownVersion(page, site.origin));
    }
  } finally {
    await site.stop();
  }
  await writeIfChanged(join(clientDir, "llms.txt"), llmsTxt());
  await writeIfChanged(join(clientDir, OPENACR_PATH), openAcr());
}

/** A page in Markdown. Below its title are links to its parent pages and its URL. */
async function markdownVersion({ path, above = [] }: SitePage, origin: string): Promise<string> {
  const response = await fetch(origin + path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  const source = [...above.map((page) => `[${page.name}](${markdownPath(page.path)})`), `Page: ${path}`].join(" · ");
  const linkTo = (href: string) => linkFrom(path, href);
  return markdownOf(await response.text(), linkTo).replace(/^# .*$/m, (title) => `${title}\n\n${source}`);
}

/**
 * Links to pages lead to their Markdown versions. Those have no anchors: a link within a page leads to its HTML, and the
 * fragment of any other link only names what is meant, such as a rule.
 */
function linkFrom(page: string, href: string): string {
  if (href.startsWith("#")) return page + href;
  const [path = "", fragment] = href.split("#");
  if (!href.startsWith("/") || !findPage(path || "/")) return href;
  return markdownPath(path || "/") + (fragment ? `#${fragment}` : "");
}
