import MiniSearch, { type AsPlainObject, type Options } from "minisearch";
import { type Entry, FIELDS, textsIn } from "./entry.server.ts";
import { termsOf } from "./terms.server.ts";

/** Options shared by the build and the worker. A document's id is its position in the entries. */
export const INDEX_OPTIONS: Options<Entry & { id: number }> = {
  fields: Object.keys(FIELDS),
  extractField: (entry, field) => (field === "id" ? entry.id : textsIn(entry, field).join("\n")),
  tokenize: termsOf,
  processTerm: (term) => term,
};

/** Builds the serialized index of all entries, which the build adds to the worker's bundle. */
export function makeIndex(entries: readonly Entry[]): AsPlainObject {
  const mini = new MiniSearch(INDEX_OPTIONS);
  mini.addAll(entries.map((entry, id) => ({ ...entry, id })));
  return mini.toJSON();
}
