import type { MisstatementField } from "../../../content/types/misstatement-page.types.ts";
import type { NamedText } from "../../../content/types/page-section.types.ts";
import type { SheetPosting } from "../../../content/types/specimen-sheet.types.ts";

/** A tie-out that fails: its specimen with its page, its formula, and both sides. */
export interface ShownTie {
  specimen: string;
  to: string;
  formula: string;
  figures: string;
}

/** The answer of the exercise, with all figures. */
export interface ShownSolution {
  text: string;
  steps: NamedText[];
  assertion: NamedText[];
  entry: { budgetary: SheetPosting[]; proprietary: SheetPosting[] };
  effects: { name: string; copy: string; after: string }[];
  note: string;
  after: string;
  ties: ShownTie[];
}

/** The lines that can be changed, by account. */
export interface LineGroup {
  account: string;
  options: { id: string; text: string }[];
}

/** What a change does. */
export interface ShownChange {
  text: string;
  same?: string;
  failed: string;
  budgetary: string;
  proprietary: string;
  ties: ShownTie[];
}

export interface MisstatementEntries {
  values: Partial<Record<MisstatementField, string>>;
  errors: Partial<Record<MisstatementField, string>>;
}
