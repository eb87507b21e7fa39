import type { Crumb } from "./page-section.ts";
import type { PictureName } from "./pictures.ts";
import type { PageMeta } from "./types.ts";

export interface FlipCardsPage {
  meta: PageMeta;
  trail: Crumb[];
  /** Its name in breadcrumbs. */
  name: string;
  heading: string;
  lead: string;
  /** What a card's button does next. */
  turn: { over: string; back: string };
}

/** A card of /flip-cards (ENT-7). Metrics state scope, never a result (honesty rule). */
export interface FlipCard {
  id: string;
  title: string;
  /** The front: what it is for. */
  description: string;
  /** The back: what it takes. */
  detailedDescription: string;
  features: string[];
  benefits: string[];
  metrics: [FlipCardMetric, FlipCardMetric];
  tags: string[];
  /** The card's accent, by token name. */
  gradient: "ink" | "verdigris" | "thread";
  image: PictureName;
}

export interface FlipCardMetric {
  label: string;
  value: string;
}
