import type { PictureName } from "./pictures.types.ts";

/* Types that several pages share. Texts only: components decide on presentation. */

/** A name with an explanation of one or two sentences. */
export interface NamedText {
  name: string;
  text: string;
}

/** A link inside the site. `to` is a path, with a hash if it targets a section. */
export interface PageLink {
  label: string;
  to: string;
}

/** A link at the end of a sentence. */
export interface LinkInSentence extends PageLink {
  before: string;
}

/** One way to limit a list: its address, and the number of entries. */
export interface ChoiceLink extends PageLink {
  count: number;
  isCurrent: boolean;
}

/** A fact of a definition list. An `href` to a website opens in a new tab; `tel:` and `mailto:` do not. */
export interface Fact {
  label: string;
  value: string;
  href?: string;
  copyable?: boolean;
  /** Whether the fact spans both columns. */
  wide?: boolean;
}

/** A parent page in the breadcrumbs. */
export interface Crumb {
  name: string;
  path: string;
}

/** A section with running text or a list of named points. */
export type PageSection = { id: string; heading: string; note?: string } & (
  | { kind: "prose"; paragraphs: string[] }
  | { kind: "list"; items: NamedText[] }
);

/** The closing call of a page. Each of `lines` is a line of the heading. */
export interface ClosingCall {
  lines: string[];
  lead: string;
  /** The picture behind it. Without one the section is short. */
  image?: PictureName;
  primary: PageLink;
  secondary: PageLink;
  /** The firm's phone number, shown on phones. */
  call?: PageLink;
}
