import type { Kind } from "../../content/types/search-results.types.ts";

/** Searchable fields of an entry, from the most to the least significant. */
export const FIELDS = ["name", "alias", "heads", "lead", "text"] as const;
export type Field = (typeof FIELDS)[number];

/** A searchable page, or a part of a page with its own URL. */
export interface Entry {
  kind: Kind;
  /** Path, with a hash if the entry is part of a page. */
  path: string;
  name: string;
  /** Short description of what it is and where it belongs. */
  where: string;
  /** Other names: numbers, identifiers, expansions of acronyms. */
  alias?: readonly string[];
  /** Headings and names of its parts. */
  heads?: readonly string[];
  /** A summary of one or two sentences. */
  lead?: readonly string[];
  text?: readonly string[];
  /** Sections of a page that have an anchor. A result opens at the section that matches. */
  sections?: readonly Section[];
}

/** A section with its anchor's id. Its texts are also in the fields of the page's entry. */
export interface Section {
  id: string;
  heading: string;
  texts: string[];
}

/** Path of the page that an entry is or belongs to. */
export const pageOf = ({ path }: Entry): string => path.replace(/#.*/, "");

export const textsIn = (entry: Entry, field: Field): readonly string[] =>
  field === "name" ? [entry.name] : (entry[field] ?? []);
