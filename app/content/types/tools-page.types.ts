import type { PageMeta } from "./content-schema.types.ts";
import type { Crumb, NamedText } from "./page-section.types.ts";

/** A tool in the list: its page, what it answers, what it needs, and what it stores. */
export interface ToolInList {
  name: string;
  to: string;
  text: string;
  facts: NamedText[];
}

/** Texts of the page that lists the tools. Source: TOOL-1. */
export interface ToolsPage {
  meta: PageMeta;
  name: string;
  trail: Crumb[];
  lead: string;
  list: string;
  tools: ToolInList[];
  note: string;
}
