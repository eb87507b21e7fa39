import type { Kind } from "../../content/types/search-results.types.ts";

/** Searchable fields of an entry, from the most to the least significant. */
export const FIELDS = ["name", "alias", "asked", "heads", "lead", "text"] as const;
export type Field = (typeof FIELDS)[number];

/** A searchable page, or a part of a page with its own URL. */
export interface Entry extends Partial<Record<Exclude<Field, "name">, readonly string[]>> {
  kind: Kind;
  /** Path, with a hash if the entry is part of a page. */
  path: string;
  name: string;
  /** Short description of what it is and where it belongs. */
  where: string;
  /** Sections of a page that have an anchor. A result opens at the section that the query names. */
  sections?: readonly { id: string; heading: string }[];
}

/** Path of the page that an entry is or belongs to. */
export const pageOf = ({ path }: Entry): string => path.replace(/#.*/, "");

export const textsIn = (entry: Entry, field: Field): readonly string[] =>
  field === "name" ? [entry.name] : (entry[field] ?? []);
