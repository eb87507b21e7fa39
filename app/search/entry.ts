import type { Kind } from "../content/shapes/search-results.ts";

/** What of an entry is looked through, from what says most about it to what says least. */
export const FIELDS = ["name", "alias", "heads", "lead", "text"] as const;
export type Field = (typeof FIELDS)[number];

/** Something that search can find: a page, or a part of one that has its own place. */
export interface Entry {
  kind: Kind;
  /** Where it stands, with a hash where it has one. */
  path: string;
  name: string;
  /** What it is and where it belongs, in a few words. */
  where: string;
  /** Other names: numbers, identifiers, what letters stand for. */
  alias: readonly string[];
  /** Headings and the names of its parts. */
  heads: readonly string[];
  /** What it says of itself in a sentence or two. */
  lead: readonly string[];
  text: readonly string[];
}

/** The texts of an entry's field. */
export const textsIn = (entry: Entry, field: Field): readonly string[] =>
  field === "name" ? [entry.name] : entry[field];
