import type { Kind } from "../../content/types/search-results.types.ts";

/** Searchable fields of an entry, with their boost relative to running text. */
export const FIELDS = { name: 7, alias: 5, heads: 2.2, lead: 2, asked: 2, text: 1 };

/** The words of questions say more about a question than the texts of the pages do. */
export const QUESTION_FIELDS = { ...FIELDS, asked: 6 };
type Field = keyof typeof FIELDS;

/** A searchable page, or a part of a page with its own URL. */
export interface Entry extends Partial<Record<Exclude<Field, "name">, readonly string[]>> {
  kind: Kind;
  /** Path, with a hash if the entry is part of a page. */
  path: string;
  name: string;
  /** Short description of what it is and where it belongs. */
  where: string;
  /** Sections of a page that have an anchor. A result opens at the section that the query names or that it quotes. */
  sections?: readonly { id: string; heading: string; texts: ReadonlySet<string> }[];
}

export const textsIn = (entry: Entry, field: string): readonly string[] => [entry[field as Field] ?? []].flat();
