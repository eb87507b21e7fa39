import { join } from "node:path";
import { OPENACR_PATH } from "../app/content/pages/accessibility.ts";
import { twinPath } from "../app/config/twin-path.ts";
import { sitePages } from "../app/registry/site-pages.server.ts";
import { openAcr } from "./lib/openacr.ts";
import { writeIfChanged } from "./lib/write-if-changed.ts";
import { llmsTxt } from "./markdown/llms-txt.ts";
import { markdownOf } from "./markdown/twin.ts";

/**
 * Writes what is made of the content and read as text: every page in Markdown, `/llms.txt`, and the accessibility report as
 * OpenACR. Static files, so that they cost the worker nothing. Source: TRUST-2, TRUST-4.
 * @param directory of the build's static files
 */
export async function writeTexts(directory: string): Promise<void> {
  const texts = [
    ...sitePages.map((page) => [twinPath(page.path), markdownOf(page)] as const),
    ["/llms.txt", llmsTxt()] as const,
    [OPENACR_PATH, openAcr()] as const,
  ];
  await Promise.all(texts.map(([path, text]) => writeIfChanged(join(directory, path), text)));
}
