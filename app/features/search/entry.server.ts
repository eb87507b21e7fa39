import type { PlacedText } from "../../content/text-roles.ts";
import type { Kind } from "../../content/types/search-results.types.ts";

/** Searchable fields of an entry, with their boost relative to running text. */
export const FIELDS = { name: 7, alias: 5, asked: 2, text: 1 };

/** A searchable page, or a part of a page with its own URL. */
export interface Entry {
  kind: Kind;
  /** Path, with a hash if the entry is part of a page. */
  path: string;
  name: string;
  alias?: readonly string[];
  /** Its texts, the summary first. */
  text: readonly string[];
  /** Short description of what it is and where it belongs. */
  where: string;
  /** The texts of a page with their sections. A result opens at the section that the query names or that it quotes. */
  placed?: readonly Pick<PlacedText, "text" | "section">[];
}
