import { readFileSync } from "node:fs";
import { join } from "node:path";
import { builtNameOf, sheetNamesOf } from "./route-sheets.ts";
import type { Answer, Problem, Site } from "./site.ts";

/** What is wrong with the styles that a page carries: the site's sheet, and behind it those that `data-sheets` names. */
export function sheetProblems({ clientDir }: Site, { path, text, ...answer }: Answer): Problem[] {
  const [, attributes = "", css = ""] = /<style([^>]*)>(.*?)<\/style>/s.exec(text) ?? [];
  const nonce = /'nonce-([\w-]+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1];
  if (!css) return [`${path} carries no styles.`];
  if (!attributes.includes(`nonce="${nonce}"`)) return [`${path}: its styles lack the nonce of its policy.`];
  const own = (/data-sheets="([^"]*)"/.exec(attributes)?.[1] ?? "").split(" ").filter(Boolean);
  const needed = sheetNamesOf(path);
  if (needed && needed.join() !== own.map(builtNameOf).join())
    return [
      `${path} carries the sheets ${own.join(", ") || "of no route"}; by its route it needs ${needed.join(", ")}.`,
    ];
  const built = [siteSheet(clientDir, text), ...own.map((sheet) => join(clientDir, sheet))].map(textOf);
  const empty = own.filter((_, index) => !built[index + 1]?.trim());
  if (empty.length > 0) return [`${path}: its sheet ${empty.join(", ")} is empty or not of this build.`];
  if (
    css !==
    built.map((sheet, index) => (index === built.length - 1 && own.length === 0 ? `${sheet}\n` : sheet)).join("\n")
  )
    return [`${path} does not carry the styles of this build (${css.length} characters).`];
  return [];
}

/** The site's sheet by the list of routes that the page starts with: sheets of former builds may lie beside it. */
function siteSheet(clientDir: string, text: string): string {
  const list = /\/assets\/manifest-[\w-]+\.js/.exec(text)?.[0] ?? "none";
  const sheet = /\/assets\/root-[\w-]+\.css/.exec(textOf(join(clientDir, list)) ?? "")?.[0] ?? "none";
  return join(clientDir, sheet);
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
