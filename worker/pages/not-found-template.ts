import { cutTemplate, type PageTemplate, positions } from "./template.ts";

/** A path that no page has, for a class of not-found pages such as `/services/-`, and the word that marks it. */
export function samplePath(notFoundClass: string): { path: string; mark: string } {
  const mark = crypto.randomUUID().replaceAll("-", "");
  return { path: notFoundClass.replaceAll("/-", `/${mark}`), mark };
}

/**
 * Cuts a not-found page where it names the path. Null when the path stands anywhere but in plain text (in an attribute,
 * in a script): there a foreign path would need another escaping, so such a page is rendered each time.
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

/** A path as the text of a page, escaped as React escapes it. */
export const pathAsText = (path: string): string => path.replace(/["'&<>]/g, (character) => ESCAPES[character]!);

const ESCAPES: Record<string, string> = { '"': "&quot;", "'": "&#x27;", "&": "&amp;", "<": "&lt;", ">": "&gt;" };
