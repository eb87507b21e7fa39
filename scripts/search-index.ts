import type { Plugin } from "vite";

const MODULE_ID = "virtual:search-index";

/**
 * Vite plugin: builds the search index from the content and provides it as `virtual:search-index`, which the worker
 * imports on the first search. Parsing a text costs less than building the index at run time. In development it is
 * built once, when the server starts. The content is loaded then, because Vite restarts when a module that its
 * configuration imports changes.
 */
export function searchIndex(): Plugin {
  return {
    name: "search-index",
    resolveId: (id) => (id === MODULE_ID ? `\0${MODULE_ID}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE_ID}`) return undefined;
      const { searchEntries } = await import("../app/features/search/entries.server.ts");
      const { makeIndex } = await import("../app/features/search/make-index.server.ts");
      const json = JSON.stringify(makeIndex(searchEntries()));
      return `export const index = JSON.parse('${json.replaceAll(/[\\'\u2028\u2029]/g, "\\$&")}');`;
    },
  };
}
