import type { ClosingCall, PageLink } from "./page-section.types.ts";
import type { PictureName } from "./pictures.types.ts";
import type { PageMeta } from "./content-schema.types.ts";

/** A figure of HOME-5. `spoken` is its complete text for screen readers. */
export interface Statistic {
  value: string;
  unit: string;
  name: string;
  gloss: string;
  spoken: string;
}

/** A certification at the end of the first screen: `certification` is an id of certifications.ts. */
export interface Badge {
  certification: string;
  label: string;
}

export interface Reason {
  title: string;
  text: string;
}

export interface HomePage {
  meta: PageMeta;
  /** `label` is the accessible name of the slideshow, `badgesLabel` that of the certifications. */
  hero: { label: string; badgesLabel: string; primary: PageLink; secondary: PageLink };
  badges: Badge[];
  /** `more` counts the services of a practice that are not listed. */
  services: { heading: string; lead: string; more: string; line: PageLink };
  /** The first one is shown large. */
  statistics: { heading: string; items: Statistic[] };
  solutions: { heading: string; note: string; overview: PageLink; onward: string };
  why: { heading: string; picture: { image: PictureName; alt: string }; caption: string; reasons: Reason[] };
  vehicles: { heading: string; note: string };
  certifications: { heading: string; lead: string };
  /** `note` says that the logos are samples. */
  clients: { heading: string; note: string };
  closing: ClosingCall;
}
