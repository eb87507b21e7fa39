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
  hero: {
    label: string;
    badgesLabel: string;
    /** All certifications in one line; undefined if none is claimed. */
    held: PageLink | undefined;
    buying: PageLink[];
    primary: PageLink;
    secondary: PageLink;
  };
  badges: Badge[];
  /** `sheets` names the stations that show their document. */
  stage: { heading: string; lead: string; sheets: { station: number; text: string }[]; all: PageLink };
  /** `pictures` by the practice's icon name, where its own is among those of its carousel. */
  services: { heading: string; lead: string; pictures: Readonly<Record<string, PictureName>> };
  /** The first item is shown large. `note` says what the figures cover, and that they are samples. */
  statistics: { heading: string; note: string | undefined; items: Statistic[] };
  /** `stations` names what the metric counts, by the solution's id. */
  solutions: { heading: string; stations: Readonly<Record<string, readonly string[]>>; overview: PageLink };
  why: { heading: string; alt: string; reasons: Reason[] };
  /** `buyers` says who may order, by the vehicle's id. */
  vehicles: { heading: string; note: string; buyers: Readonly<Record<string, string>> };
  certifications: { heading: string; lead: string | undefined };
  /** `note` says that the logos are samples. */
  clients: { heading: string; note: string };
  closing: ClosingCall;
}
