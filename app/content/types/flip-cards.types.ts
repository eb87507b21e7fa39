import type { ClosingCall, Crumb } from "./page-section.types.ts";
import type { PictureName } from "./pictures.types.ts";
import type { PageMeta } from "./content-schema.types.ts";

export interface FlipCardsPage {
  meta: PageMeta;
  trail: Crumb[];
  name: string;
  heading: string;
  lead: string;
  /** The label of a card's button: its next action. */
  turn: string;
  closing: ClosingCall;
}

/** A card of /flip-cards (ENT-7). Metrics are scope, never results (honesty rule). */
export interface FlipCard {
  id: string;
  title: string;
  description: string;
  detailedDescription: string;
  features: string[];
  benefits: string[];
  metrics: [FlipCardMetric, FlipCardMetric];
  tags: string[];
  /** The card's accent color, by token name. */
  gradient: "ink" | "verdigris" | "thread";
  image: PictureName;
}

export interface FlipCardMetric {
  label: string;
  value: string;
}
