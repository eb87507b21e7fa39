import type { Plugin } from "vite";
import { searchEntries } from "../app/search/entries.ts";
import { makeIndex } from "../app/search/make-index.ts";

const MODULE_ID = "virtual:search-index";

/**
 * Vite plugin: makes the index of the site's search from its content and offers it as `virtual:search-index`, for the worker to
 * import when someone searches. A text that is parsed then costs less than a program that builds the same. In development
 * it is of the content as it was when the server started.
 */
export function searchIndex(): Plugin {
  return {
    name: "search-index",
    resolveId: (id) => (id === MODULE_ID ? `\0${MODULE_ID}` : undefined),
    load(id) {
      if (id !== `\0${MODULE_ID}`) return undefined;
      const json = JSON.stringify(makeIndex(searchEntries()));
      return `export const indexFile = JSON.parse('${json.replaceAll(/[\\'\u2028\u2029]/g, "\\$&")}');`;
    },
  };
}
