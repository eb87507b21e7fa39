import type { Plugin } from "vite";
import { searchEntries } from "../app/features/search/entries.server.ts";
import { makeIndex } from "../app/features/search/make-index.server.ts";

const MODULE_ID = "virtual:search-index";

/**
 * Vite plugin: builds the search index from the content and provides it as `virtual:search-index`, which the worker
 * imports on the first search. Parsing a text costs less than building the index at run time. In development it is
 * built once, when the server starts.
 */
export function searchIndex(): Plugin {
  return {
    name: "search-index",
    resolveId: (id) => (id === MODULE_ID ? `\0${MODULE_ID}` : undefined),
    load(id) {
      if (id !== `\0${MODULE_ID}`) return undefined;
      const json = JSON.stringify(makeIndex(searchEntries()));
      return `export const index = JSON.parse('${json.replaceAll(/[\\'\u2028\u2029]/g, "\\$&")}');`;
    },
  };
}
