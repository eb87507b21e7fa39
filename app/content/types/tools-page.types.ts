import type { PageMeta } from "./content-schema.types.ts";
import type { Crumb } from "./page-section.types.ts";

/** A tool in the list: its page, and what it answers. */
export interface ToolInList {
  name: string;
  to: string;
  text: string;
}

/** Texts of the page that lists the tools. Source: TOOL-1. */
export interface ToolsPage {
  meta: PageMeta;
  name: string;
  trail: Crumb[];
  lead: string;
  list: string;
  /** Says what the figures beside the tools are. */
  figures: string;
  tools: ToolInList[];
  note: string;
}
