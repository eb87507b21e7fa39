import { posix } from "node:path";
import type { Plugin } from "vite";
import { groupsOf, stylesOfRoutes } from "./lib/styles-of-routes.ts";

const MODULE_ID = "virtual:route-styles";
/** The style sheets of all routes in one. */
const ALL_ID = `${MODULE_ID}/all.css`;
const NO_STYLES = "\0no-styles";
/** A component whose style sheets are taken out, with its folder. */
const PART = /\/(app\/(?:features|ui)\/(?:.*\/)?)[^/]*$/;

/**
 * Vite plugin. A component imports its style sheet, and a route needs those of all components that it imports. Vite would
 * put the style sheets of shared components into one file that every page loads, so a build takes these imports out and
 * provides `virtual:route-styles`, for each route the texts of its style sheets, and `virtual:route-styles/all.css`.
 * Development leaves them to Vite.
 */
export function routeStyles(): Plugin {
  let isBuild = false;
  let routes: Record<string, string[]> = {};
  const files = new Map<string, string[]>();
  return {
    name: "route-styles",
    // Before Vite resolves the components' imports.
    enforce: "pre",
    configResolved({ command }) {
      isBuild = command === "build";
      if (!isBuild) return;
      routes = stylesOfRoutes();
      for (const group of groupsOf(routes)) files.set(`${MODULE_ID}/${group[0]}`, group);
      files.set(ALL_ID, [...new Set(Object.values(routes).flat())]);
    },
    resolveId(source, importer) {
      if (source === MODULE_ID) return `\0${MODULE_ID}`;
      if (source.startsWith(`${MODULE_ID}/`)) return isBuild ? source : NO_STYLES;
      const [, folder] = (isBuild && PART.exec(importer ?? "")) || [];
      if (!folder || !source.endsWith(".css")) return;
      const sheet = posix.join(folder, source);
      if (!files.get(ALL_ID)!.includes(sheet))
        this.error(`No route imports ${sheet}, only the frame of all pages. Import it in app/styles/site.css instead.`);
      return NO_STYLES;
    },
    load(id) {
      if (id === NO_STYLES) return 'export default "";';
      if (id === `\0${MODULE_ID}`) return textsByRoute(routes, [...files]);
      // The URL of a file is Vite's; it asks for the file's content with another query.
      const group = id.endsWith("?url") ? undefined : files.get(id.split("?", 1)[0]!);
      return group && ["app/styles/layers.css", ...group].map((file) => `@import "/${file}";`).join("\n");
    },
  };
}

/** The module's code. A file of style sheets is named after the first one in it. */
function textsByRoute(
  routes: Readonly<Record<string, string[]>>,
  files: readonly [id: string, group: string[]][],
): string {
  const texts = Object.entries(routes).map(([route, styles]) => {
    const own = files.flatMap(([id, [first]], index) =>
      id !== ALL_ID && styles.includes(first!) ? [`css${index}`] : [],
    );
    return `${JSON.stringify(route)}: [${own.join()}].join("")`;
  });
  return [
    ...files.map(([id], index) => `import css${index} from "${id}?inline";`),
    `export const ROUTE_STYLES = {${texts.join()}};`,
  ].join("\n");
}
