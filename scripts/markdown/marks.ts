import { findPage } from "../../app/registry/site-pages.server.ts";
import { twinPath } from "../../app/config/twin-path.ts";

/** Text with what Markdown would take for markup escaped. */
export const plain = (text: string): string => text.replaceAll(/[\\*`<[\]|]/g, String.raw`\$&`);

/** Where a link leads: to a page's twin, so that whoever reads text stays in text, or to what is no page as it is. */
function target(to: string): string {
  const path = to.replace(/#.*/, "") || "/";
  return to.startsWith("/") && findPage(path) ? twinPath(path) : to;
}

export const link = (label: string, to: string): string => `[${plain(label)}](${target(to)})`;

export const heading = (level: number, text: string): string => `${"#".repeat(Math.min(level, 6))} ${plain(text)}`;

export const bullets = (items: readonly string[]): string => items.map((item) => `- ${item}`).join("\n");

/** A table of cells that are Markdown already. */
export const table = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [columns, columns.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
