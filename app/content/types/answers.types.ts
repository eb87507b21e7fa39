import type { ClosingCall, Crumb, LinkInSentence } from "./page-section.types.ts";
import type { PageMeta, Question } from "./content-schema.types.ts";
import type { ServicesOverviewPage } from "./services-overview.types.ts";
import type { AnswerId } from "../search/asked.ts";
import type { RuleId } from "../rules/index.ts";

export type Topic = "buying" | "people" | "data" | "quality" | "after";

/** An answer for a buyer's file. Its anchor is made from its question. Source: BUY-5. */
export interface BuyersAnswer extends Question {
  /** Its name in content/search/asked.ts. */
  id: AnswerId;
  topic: Topic;
  rules: readonly RuleId[];
  /** The page of this site with more on it. */
  more?: { label: string; to: string };
}

/** The vehicles side by side. Each row has one cell per column. Source: BUY-6. */
export interface VehicleComparison {
  heading: string;
  note: string;
  caption: string;
  /** Heading of the first column. */
  criterion: string;
  /** The name and path of each vehicle. */
  columns: readonly { name: string; path: string }[];
  rows: readonly { criterion: string; cells: readonly string[] }[];
}

export interface AnswersPage {
  meta: PageMeta;
  name: string;
  trail: Crumb[];
  lead: string;
  /** Ends the lead. */
  write: LinkInSentence;
  path: string;
  filter: ServicesOverviewPage["filter"];
  closing: ClosingCall;
  /** `{day}` is the day on which the text of a source was read, or else its status was checked. */
  labels: { source: string; read: string; checked: string };
  /** Headings of the groups, in order. */
  topics: Record<Topic, string>;
  /** What a group gathers. */
  notes: Partial<Record<Topic, { note: string }>>;
  answers: readonly BuyersAnswer[];
}
