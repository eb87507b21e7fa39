import { findPage } from "./site-pages.server.ts";

/**
 * Date of the last change of a page's content. Undefined if the build could not determine it.
 * @param dates date by file, from the build
 */
export function lastModifiedOf(path: string, dates: Readonly<Record<string, string>>): string | undefined {
  const sources = Object.keys(findPage(path)?.words ?? {}).map((source) => `app/content/${source}`);
  const isSource = (file: string) =>
    sources.some((source) => (source.endsWith("/") ? file.startsWith(source) : file === source));
  return Object.keys(dates)
    .filter(isSource)
    .map((file) => dates[file]!)
    .toSorted()
    .at(-1);
}
