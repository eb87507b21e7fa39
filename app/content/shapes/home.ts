import type { ClosingCall, PageLink } from "./page-section.ts";
import type { PictureName } from "./pictures.ts";
import type { PageMeta } from "./types.ts";

/** A figure of HOME-5. `spoken` says the whole of it for those who hear the page. */
export interface Statistic {
  value: string;
  unit: string;
  name: string;
  gloss: string;
  spoken: string;
}

/** A certification in the hero's last band: `certification` is an id of certifications.ts. */
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
  /** `label` names the slideshow and `badgesLabel` the row of certifications for those who hear the page. */
  hero: { label: string; badgesLabel: string; primary: PageLink; secondary: PageLink };
  badges: Badge[];
  /** `more` counts a practice's services that are not named. */
  services: { heading: string; lead: string; more: string; line: PageLink };
  /** The first is the lead figure. */
  statistics: { heading: string; items: Statistic[] };
  solutions: { heading: string; note: string; overview: PageLink; onward: string };
  why: { heading: string; picture: { image: PictureName; alt: string }; caption: string; reasons: Reason[] };
  vehicles: { heading: string; note: string };
  certifications: { heading: string; lead: string };
  /** `note` says that the marks are samples. */
  clients: { heading: string; note: string };
  closing: ClosingCall;
}
