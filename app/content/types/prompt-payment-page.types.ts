import type { PageMeta } from "./content-schema.types.ts";
import type { Crumb, LinkInSentence, NamedText, PageLink } from "./page-section.types.ts";

/** The fields of the calculator: names of query parameters. Source: TOOL-1. */
export const PROMPT_PAYMENT_FIELDS = [
  "kind",
  "amount",
  "received",
  "dated",
  "delivered",
  "accepted",
  "discount",
  "within",
  "paid",
  "rate",
] as const;
export type PromptPaymentField = (typeof PROMPT_PAYMENT_FIELDS)[number];

/** The steps of the calculation, in order. */
export type PromptPaymentStepId =
  | "returnBy"
  | "acceptance"
  | "start"
  | "due"
  | "earliest"
  | "discount"
  | "worth"
  | "late"
  | "rate"
  | "interest"
  | "total";

/** A step: its name, the rule it follows (an id of the register and the part of it), and its explanations by case. */
export interface PromptPaymentStep {
  name: string;
  rule: string;
  part: string;
  how: Readonly<Record<string, string>>;
}

/** Texts of the page. `{…}` are placeholders. */
export interface PromptPaymentPage {
  meta: PageMeta;
  name: string;
  trail: Crumb[];
  lead: string;
  form: {
    name: string;
    /** Before and after the asterisk. */
    required: [string, string];
    fields: Record<PromptPaymentField, { label: string; hint?: string }>;
    kinds: Record<string, string>;
    submit: string;
    note: string;
    clear: string;
  };
  errors: { heading: string; byKind: Readonly<Record<string, string>> };
  answer: {
    heading: string;
    due: string;
    late: string;
    interest: string;
    days: string;
    day: string;
    see: string;
    steps: string;
    dates: string;
  };
  events: Record<"received" | "start" | "discount" | "due" | "paid" | "paidLate", string>;
  steps: Record<PromptPaymentStepId, PromptPaymentStep>;
  entry: {
    heading: string;
    note: string;
    none: string;
    noRate: string;
    columns: { account: string; debit: string; credit: string };
    budgetary: string;
    proprietary: string;
    copy: string;
    print: string;
    csv: string;
    link: string;
  };
  rates: {
    heading: string;
    note: string;
    caption: string;
    columns: { period: string; rate: string; notice: string };
    /** Names of the two halves of a year. */
    halves: [string, string];
    read: string;
  };
  terms: { heading: string; rows: NamedText[] };
  unknown: { heading: string; rows: NamedText[] };
  onward: LinkInSentence;
  next: PageLink;
  /** What the page shows before anything is entered. */
  shownFirst: string;
  csv: { columns: string[]; file: string };
}
