import type { PictureName } from "./pictures.ts";

/*
 * Shapes that several pages share. Words only: a page's component decides how each looks.
 */

/** A name and the sentence or two that explain it. */
export interface NamedText {
  name: string;
  text: string;
}

/** A link inside the site. `to` is a path, with a hash where it leads to a section. */
export interface PageLink {
  label: string;
  to: string;
}

/** One fact of a definition list. An `href` to a web page opens in a new tab; one that calls or mails does not. */
export interface Fact {
  label: string;
  value: string;
  href?: string;
  /** Whether the value can be copied with a button. */
  copyable?: boolean;
  /** Whether the fact takes both columns. */
  wide?: boolean;
}

/** A page above another one: a link of its breadcrumbs. */
export interface Crumb {
  name: string;
  path: string;
}

/** A band of running text, or a list of named points. */
export type PageSection = { id: string; heading: string; note?: string } & (
  | { kind: "prose"; paragraphs: string[] }
  | { kind: "list"; items: NamedText[] }
);

/** The call at the foot of a page. Each of `lines` is a line of the heading. */
export interface ClosingCall {
  lines: string[];
  lead: string;
  image: PictureName;
  primary: PageLink;
  secondary: PageLink;
}
