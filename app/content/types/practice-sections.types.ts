/** A table that explains one typical case of a service, and what follows from it. */
export interface OwnContent {
  /** The case, in one or two sentences. Invented figures are labeled as an example here. */
  note: string;
  /** The first column, and the cells of the others. */
  rows: readonly { head: string; cells: readonly string[] }[];
  /** One for each of the practice's labels. */
  outcomes?: readonly string[];
}

/** What the service pages of a practice have in common, and no other practice has. */
export interface PracticeSections {
  id: string;
  heading: string;
  /** In stacked rows the columns from `namedFrom` on, counted from 0, keep their names. Default: 1. */
  labels: { columns: readonly string[]; namedFrom?: number; outcomes?: readonly string[] };
  /** The content for each service, by slug. */
  contents: Readonly<Record<string, OwnContent>>;
}

/** The section of one service, ready to be shown. */
export type OwnSection = Omit<PracticeSections, "contents"> & OwnContent;
