import type { PageMeta, Situation } from "./content-schema.types.ts";
import type { Crumb, NamedText, PageLink } from "./page-section.types.ts";
import type { PictureName } from "./pictures.types.ts";
import type { PracticeChart, PracticeProof, SheetDrawing } from "./practice-figures.types.ts";
import type { CitedStandard } from "./rule.types.ts";
import type { ServiceLink } from "./service-pages.types.ts";

/** Headings and labels of a practice page. `{…}` are placeholders; `centers` and `spans` describe a service's stations. */
export interface PracticeLabels {
  talk: string;
  see: string;
  doors: string;
  moreDoors: string;
  services: string;
  centers: string;
  spans: string;
  /** What the dots of a service's course mean. */
  key: string;
  chart: { source: string; table: string; printed: string };
  proof: { heading: string; open: string; all: string; tie: string };
  starts: string;
  buying: { naics: string; psc: string; items: string; vehicles: string };
  questions: string;
  /** Opens the others. `{count}` is their number. */
  moreQuestions: string;
  situation: string;
  principles: string;
  standards: string;
  related: string;
}

/** A service with its stations, as indexes of the practice's seven stations, from 0. */
export interface ServiceOnCourse extends ServiceLink {
  from: number;
  here: number;
  to: number;
  drawing: SheetDrawing;
}

/** A visitor's situation, in their own words, and the service that answers it. */
export interface PracticeDoor {
  when: string;
  name: string;
  path: string;
}

/** A function of NIST CSF 2.0: its question, and the services that answer it. `from`: the practice of another one's. */
export interface AnsweredFunction {
  name: string;
  asks: string;
  services: (Pick<ServiceLink, "name" | "path"> & { from?: string })[];
}

/** A question of a practice page, with its answer in one of several forms. The id is its anchor. */
export type PracticeQuestion = { id: string; question: string; note?: string } & (
  | { kind: "prose"; paragraphs: readonly string[] }
  | { kind: "situation"; situation: Situation }
  | { kind: "list"; items: readonly NamedText[] }
  | { kind: "standards"; standards: readonly CitedStandard[] }
  | { kind: "functions"; functions: readonly AnsweredFunction[] }
);

/** Data of a practice page, in the order of the page. Source: READ-5. */
export interface PracticePageData {
  name: string;
  meta: PageMeta;
  trail: Crumb[];
  labels: PracticeLabels;
  promise: string;
  talk: PageLink;
  /** Leads to the services. */
  see: string;
  /** A practice with a carousel has none. */
  picture?: { name: PictureName; alt: string };
  doors: PracticeDoor[];
  /** Opens the other doors. */
  more?: string;
  services: { heading: string; lead: string; note?: string; course: string; stages: readonly string[]; rows: ServiceOnCourse[] };
  chart: PracticeChart;
  proof: PracticeProof;
  steps: readonly NamedText[];
  buying: { label: string; value: string }[];
  questions: PracticeQuestion[];
  closing: { heading: string; primary: PageLink; secondary: PageLink };
  /** The next three practices. */
  related: Pick<ServiceLink, "name" | "path">[];
}
