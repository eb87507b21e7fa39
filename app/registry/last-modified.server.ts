import { findPage } from "./site-pages.server.ts";

/**
 * Day on which the words of a page last changed, or undefined where the build could not know.
 * @param dates day by file, from the build
 */
export function lastModifiedOf(path: string, dates: Readonly<Record<string, string>>): string | undefined {
  return Object.keys(findPage(path)?.words ?? {})
    .map((file) => dates[`app/content/${file}`])
    .filter((date) => date !== undefined)
    .toSorted()
    .at(-1);
}
