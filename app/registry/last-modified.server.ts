import { findPage } from "./site-pages.server.ts";

/**
 * Day on which the words of a page last changed, or undefined where the build could not know.
 * @param dates day by file, from the build
 */
export function lastModifiedOf(path: string, dates: Readonly<Record<string, string>>): string | undefined {
  const sources = Object.keys(findPage(path)?.words ?? {}).map((source) => `app/content/${source}`);
  return sources
    .flatMap((source) => (source.endsWith("/") ? datesUnder(source, dates) : (dates[source] ?? [])))
    .toSorted()
    .at(-1);
}

const datesUnder = (folder: string, dates: Readonly<Record<string, string>>): string[] =>
  Object.entries(dates)
    .filter(([file]) => file.startsWith(folder))
    .map(([, date]) => date);
