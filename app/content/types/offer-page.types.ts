import type { Crumb, NamedText } from "./page-section.types.ts";
import type { ContactCall, Glance } from "./glance.types.ts";
import type { CitedStandard } from "./rule.types.ts";
import type { SpecimenSheet } from "./specimen-sheet.types.ts";
import type { Deliverable, PageMeta, Question, Step } from "./content-schema.types.ts";
import type { OwnSection } from "./practice-sections.types.ts";

/** The seven stations of a lifecycle: each is not covered, covered, or the main one. `course` says it in a sentence. */
export interface Stations {
  label: string;
  stations: { name: string; state: "off" | "lit" | "here" }[];
  course: string;
}

/** What a solution covers: one figure, which is a scope and never a result, and three lines. Source: ENT-2. */
export interface Scope {
  metric: string;
  metricLabel: string;
  features: string[];
}

/** What the firm does: the part that stands for itself, and what is shown on request. */
export interface Ability {
  name: string;
  text: string;
  rest?: string;
}

/** A step's place on the scale of the plan, as fractions of its length. An open one has no date for its end. */
export interface Bar {
  from: number;
  to: number;
  isOpen?: boolean;
}

/** A mark on the scale of the plan. */
export interface ScaleMark {
  label: string;
  at: number;
}

/** A part of a page that is collapsed: named texts, some of them with a list. */
export interface OfferFold {
  label: string;
  items: (NamedText & { list?: string[] })[];
}

/** Which columns and rows of the specimen are in the page's header. Source: READ-4. */
export interface Crop {
  columns: number[];
  /** The column with the longest text, which is cut off where there is no room. */
  longest: number;
  /** The first row, and the first one in narrow windows. */
  from: number;
  narrowFrom: number;
  narrowTo: number;
}

/** The headings in which the pages of services and solutions differ. */
export type OfferLabels = Record<"situation" | "situationInFull" | "capabilities" | "process", string>;

/** The page of a service or a solution, in reading order. Source: READ-4. */
export interface OfferPageData {
  kind: "offer";
  labels: OfferLabels;
  meta: PageMeta;
  trail: Crumb[];
  name: string;
  promise: string;
  lead: string;
  stations?: Stations;
  scope?: Scope;
  glance: Glance;
  /** A short statement is followed by the first sentences of the text; the rest is collapsed. */
  situation: { statement: string; text?: string; paragraphs: string[] };
  /** The table that only this practice's pages have, or for whom a solution is. */
  own?: OwnSection;
  audience?: { heading: string; rows: NamedText[] };
  abilities: { note: string; items: Ability[] };
  standards: CitedStandard[];
  process: { note: string; title?: string; steps: Omit<Step, "text">[]; bars: Bar[]; scale: ScaleMark[] };
  folds: OfferFold[];
  /** `shown` is the name of the document that the specimen is a part of. Those of a solution name no first reader. */
  deliverables: { lead?: string; rows: (Omit<Deliverable, "firstReader"> & Partial<Deliverable>)[]; shown: string };
  specimen: SpecimenSheet;
  crop: Crop;
  questions: Question[];
  closing: ContactCall;
}
