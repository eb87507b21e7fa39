import { registerHooks } from "node:module";
import { pages } from "../../../app/registry/pages.server.ts";

// Vite's `?url` is unknown to Node. A sheet's own name will do: the build puts a hash behind it.
registerHooks({
  resolve: (specifier, context, next) => {
    const name = /([\w-]+)\.css\?url$/.exec(specifier)?.[1];
    return name
      ? { url: `data:text/javascript,export default "${name}"`, shortCircuit: true }
      : next(specifier, context);
  },
});

const { sheetsOfRoutes } = await import("../../../app/styles/page-sheets.ts");

const routeOf = new Map([
  ...pages.flatMap((entry) =>
    "members" in entry ? entry.members.map(({ path }) => [path, entry.route] as const) : [],
  ),
  ...pages.flatMap((entry) => ("members" in entry ? [] : [[entry.path, entry.route] as const])),
]);

/** Names of the sheets that a page needs beside the site's own, without hashes; undefined where no page is. */
export function sheetNamesOf(path: string): string[] | undefined {
  const route = routeOf.get(path);
  return route === undefined
    ? undefined
    : sheetsOfRoutes([`routes/${route}`]).map((sheet) => nameOf(sheet).replace(/\.css$/, ""));
}

/** The name of a built sheet, without its folder and its hash. */
export const builtNameOf = (sheet: string): string => nameOf(sheet).replace(/-[\w-]{8}\.css$/, "");

const nameOf = (path: string) => path.split("/").pop()!;
