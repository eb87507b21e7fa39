import type { Plugin } from "vite";
import { groupsOf, stylesOfRoutes } from "./lib/styles-of-routes.ts";

const MODULE_ID = "virtual:route-styles";
const NO_STYLES = "\0no-styles";

/**
 * Vite plugin: provides the URLs of the style sheets that each route needs as `virtual:route-styles`. A component
 * imports its style sheet, and a route needs those of all components that it imports. Vite would put the style sheets of
 * shared components into one file that every page loads, so a build takes these imports out and makes its own files.
 * Development leaves them to Vite.
 */
export function routeStyles(): Plugin {
  const groups = new Map<string, string[]>();
  let isBuild = false;
  return {
    name: "route-styles",
    // Before Vite resolves the components' imports.
    enforce: "pre",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    resolveId(source, importer) {
      if (source === MODULE_ID) return `\0${MODULE_ID}`;
      if (source.startsWith(`${MODULE_ID}/`)) return source;
      return isBuild && /\/app\/(?:features|ui)\//.test(importer ?? "") && source.endsWith(".css")
        ? NO_STYLES
        : undefined;
    },
    load(id) {
      if (id === NO_STYLES) return "export {};";
      if (id === `\0${MODULE_ID}`) return isBuild ? urlsByRoute(groups) : "export const ROUTE_STYLES = {};";
      // The URL of a file is Vite's; it asks for the file's content with another query.
      const group = id.endsWith("?url") ? undefined : groups.get(id.split("?", 1)[0]!);
      return group && ["app/styles/layers.css", ...group].map((file) => `@import "/${file}";`).join("\n");
    },
  };
}

/** The module's code. Notes the style sheets of each file that it imports. */
function urlsByRoute(groups: Map<string, string[]>): string {
  const routes = stylesOfRoutes();
  // Named after the first style sheet in it.
  for (const group of groupsOf(routes)) groups.set(`${MODULE_ID}/${group[0]}`, group);
  const files = [...groups];
  const urls = Object.entries(routes).map(([id, styles]) => {
    const own = files.flatMap(([, [first]], index) => (styles.includes(first!) ? [`url${index}`] : []));
    return `${JSON.stringify(id)}: [${own.join()}]`;
  });
  return [
    ...files.map(([file], index) => `import url${index} from "${file}?url";`),
    `export const ROUTE_STYLES = {${urls.join()}};`,
  ].join("\n");
}
