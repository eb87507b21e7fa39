import { cutTemplate, type PageTemplate, positions } from "./template.ts";

/** A path that matches no page, for a class such as `/services/-`, with the random word in it. */
export function samplePath(notFoundClass: string): { path: string; mark: string } {
  const mark = crypto.randomUUID().replaceAll("-", "");
  return { path: notFoundClass.replaceAll("/-", `/${mark}`), mark };
}

/**
 * Splits a not-found page where it shows the path. Null if the path occurs outside plain text (in an attribute or a
 * script), where another path would need different escaping. Such a page is rendered each time.
 */
export function cutNotFoundTemplate(
  page: Uint8Array,
  { path, mark }: { path: string; mark: string },
  nonce: string,
): PageTemplate | null {
  const html = new TextDecoder("latin1").decode(page);
  const named = positions(html, path);
  const marksPerPath = positions(path, mark).length;
  if (positions(html, mark).length !== named.length * marksPerPath) return null;
  if (!named.every((at) => isPlainText(html, at))) return null;
  return cutTemplate(page, { nonce, path });
}

function isPlainText(html: string, at: number): boolean {
  const before = html.slice(0, at);
  const inTag = before.lastIndexOf("<") > before.lastIndexOf(">");
  const inScript = before.lastIndexOf("<script") > before.lastIndexOf("</script");
  const inStyle = before.lastIndexOf("<style") > before.lastIndexOf("</style");
  return !inTag && !inScript && !inStyle;
}

/** A path escaped for HTML text, as React escapes it. */
export const pathAsText = (path: string): string => path.replace(/["'&<>]/g, (character) => ESCAPES[character]!);

const ESCAPES: Record<string, string> = { '"': "&quot;", "'": "&#x27;", "&": "&amp;", "<": "&lt;", ">": "&gt;" };
