import type { PageMeta } from "./content-schema.types.ts";
import type { Crumb, LinkInSentence, NamedText, PageLink } from "./page-section.types.ts";

/** The fields of the form: names of query parameters. Source: TOOL-3. */
export const MISSTATEMENT_FIELDS = ["line", "amount"] as const;
/** The fields of the visitor's answer. */
export const ANSWER_FIELDS = ["account", "error"] as const;
/** Both right, one of them, none, or nothing answered. */
export type Verdict = "right" | "account" | "amount" | "wrong" | "empty";
export type MisstatementField = (typeof MISSTATEMENT_FIELDS)[number];

/** The figures of the answer, before and after the correcting entry. */
export type MisstatementFigure = "advance" | "assets" | "unexpended" | "netCost" | "cumulative" | "obligations" | "outlays";

/** Texts of the exercise. `{…}` are placeholders. */
export interface MisstatementPage {
  meta: PageMeta;
  name: string;
  trail: Crumb[];
  lead: string;
  /** On each sheet and above them. */
  label: string;
  task: { heading: string; text: string; given: NamedText[] };
  sheets: { heading: string; jump: string; copy: string };
  answer: { heading: string; account: string; accountHint: string; error: string; errorHint: string; submit: string; verdicts: Record<Verdict, string> };
  hints: { heading: string; hint: string; list: string[] };
  solution: {
    heading: string;
    open: string;
    text: string;
    steps: NamedText[];
    assertion: NamedText[];
    entry: { heading: string; note: string };
    effects: { heading: string; columns: { line: string; copy: string; after: string }; names: Record<MisstatementFigure, string> };
    ties: { heading: string; note: string; after: string };
  };
  change: {
    heading: string;
    lines: string;
    text: string;
    form: {
      name: string;
      /** Before and after the asterisk. */
      required: [string, string];
      line: string;
      lineHint: string;
      choose: string;
      amount: string;
      amountHint: string;
      submit: string;
      clear: string;
      note: string;
      option: string;
      unknown: string;
      sides: { debit: string; credit: string };
    };
    errors: { heading: string; byKind: Readonly<Record<string, string>> };
    result: {
      heading: string;
      trial: PageLink & { before: string };
      failed: string;
      count: string;
      budgetary: string;
      proprietary: string;
      changed: string;
      same: string;
      figures: string;
    };
  };
  limits: { heading: string; rows: NamedText[] };
  onward: LinkInSentence;
  next: PageLink;
}
