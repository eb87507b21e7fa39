import { sheets } from "virtual:client-sheets";
import * as build from "virtual:react-router/server-build";

/**
 * The sheet that is written into every page, from the bundle itself. A page without it is worse than no start: a build
 * that lacks it is refused. In development Vite serves the styles, and it is empty.
 */
export const PAGE_SHEET = import.meta.env.DEV ? "" : sheetOf(build.assets.routes["root"]?.css ?? []);

function sheetOf(paths: readonly string[]): string {
  const texts = paths.map((path) => sheets[path]);
  if (texts.length === 0 || texts.some((text) => !text))
    throw new Error(`The bundle lacks a sheet of ${paths.join()}.`);
  return texts.join("\n");
}
