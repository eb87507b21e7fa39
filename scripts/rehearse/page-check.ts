import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Build } from "./twin-build.ts";

/** Addresses in a page, in attributes and scripts, that lead to a static file. */
const FILE = /(?<=["'(\s,;])\/(?:assets|fonts|pictures|marks|icons|og)\/[\w./~-]+\.\w{2,5}(?=["')\s,;#&])/g;

const SHEET = /<style[^>]* data-sheets="([^"]*)"[^>]*>([^]*?)<\/style>/;
const ROOT_SHEET = /^\/assets\/root-.*\.css$/;

/** Every static file that a page names. */
export const filesOf = (html: string): string[] => [...new Set(html.match(FILE) ?? [])];

/**
 * What is wrong with a page that has come: cut short, of two builds, or with another build's sheet. Empty where it is whole.
 * @param clientBuild what the answer's X-Client-Build says
 */
export function problemsOfPage(html: string, clientBuild: string | null, builds: readonly Build[]): string[] {
  const build = builds.find((one) => one.clientBuild === clientBuild);
  if (!build) return [`is of an unknown build, ${clientBuild}`];
  const strange = filesOf(html).filter((path) => path.startsWith("/assets/") && !build.files.has(path));
  const [, names, text] = SHEET.exec(html) ?? [];
  const own = [...build.files].filter((path) => ROOT_SHEET.test(path));
  return [
    !html.trimEnd().endsWith("</body></html>") && "ends in the middle",
    strange.length > 0 && `is of ${build.name} and names files of another build: ${strange.join(", ")}`,
    names === undefined
      ? "has no sheet"
      : text !== [own, names.split(" ").filter(Boolean)].map((paths) => sheetText(build, paths)).join("\n") &&
        "has a sheet of another build",
  ].filter((problem) => problem !== false);
}

const sheets = new Map<string, string>();

/** The sheets as they lie in the build, one below the other as the worker writes them into a page. */
function sheetText({ clientDir }: Build, paths: readonly string[]): string {
  return paths
    .map((path) => {
      const file = join(clientDir, path);
      const text = sheets.get(file) ?? readFileSync(file, "utf8");
      sheets.set(file, text);
      return text;
    })
    .join("\n");
}
