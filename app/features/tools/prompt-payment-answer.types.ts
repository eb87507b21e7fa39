import type { PromptPaymentField, PromptPaymentStepId } from "../../content/types/prompt-payment-page.types.ts";
import type { SheetPosting } from "../../content/types/specimen-sheet.types.ts";

/** What the visitor typed, and the problem of each wrong entry: a key of the page's errors. */
export interface PromptPaymentEntries {
  values: Partial<Record<PromptPaymentField, string>>;
  errors: Partial<Record<PromptPaymentField, string>>;
}

/** A step with its result, as shown. */
export interface ShownStep {
  id: PromptPaymentStepId;
  name: string;
  value: string;
  how: string;
  rule: { id: string; part: string };
}

/** A date on the line: its place from 0 to 1, and whether it is after the due date. */
export interface ShownEvent {
  date: string;
  text: string;
  at: number;
  isLate: boolean;
}

export interface ShownEntry {
  budgetary: SheetPosting[];
  proprietary: SheetPosting[];
  /** The entry as text to copy. */
  text: string;
}

/** The result as shown. Without entries all figures are dashes. */
export interface ShownAnswer {
  due: string;
  late: string;
  interest: string;
  /** Set if interest could not be computed. */
  isWithoutRate: boolean;
  steps: ShownStep[];
  events: ShownEvent[];
  entry?: ShownEntry;
}
