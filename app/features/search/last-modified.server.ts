import { findPage } from "../../registry/site-pages.server.ts";

/**
 * Date of the last change of a page's content. Undefined if the build could not determine it.
 * @param dates date by file, from the build
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
