/**
 * Labels of every service and solution page. They are bundled with the page's code instead of sent with each page, as all
 * fifty are the same. `{…}` are placeholders.
 */
export const OFFER = {
  /** After the stations covered by the service, and after the main one, for screen readers. */
  touched: "(also covered)",
  here: "(the center of this service)",
  /** Number of words that are collapsed. */
  words: "{count} words",
  /** Opens a practice's example on phones. */
  caseByStep: "The example, step by step",
  /** The switch between the first part of each ability and the whole. */
  allInFull: "Read all {count} in full",
  allInShort: "Shorten all {count}",
  standards: "Standards we work to",
  /** The switch between the names of the standards and what each requires. */
  editions: "What each requires",
  namesOnly: "Names only",
  output: "Output",
  /** In place of the weeks, where the steps follow events. */
  notToScale: "In this order, not to scale",
  deliverables: "What you get",
  specimen: "Specimen",
  toSheet: "See the full sheet",
  /** Opens the sheet. */
  sheet: "The full sheet {id}",
  sheetHint: "{count} rows, how they tie out, and the file",
  questions: "Questions",
};
