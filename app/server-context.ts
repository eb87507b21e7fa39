import { createContext } from "react-router";
import type { ContactAnswer, TakenEntries } from "./contact/contact-answer.ts";
import type { WrittenSheets } from "./layout/frame/styles.tsx";

/** What the worker tells the pages about this request and this deployment. */
export interface SiteContext {
  /** Random per response; every script of the page carries it. */
  nonce: string;
  requestId: string;
  /** The text of the site's style sheet and of those that the pages of some routes need beside it. */
  sheetFor: (routes: readonly string[]) => WrittenSheets;
  /** Origin for canonical links: SITE_URL, or the request's own origin. No trailing slash. */
  siteUrl: string;
  /** Whether search engines may list this deployment. */
  indexable: boolean;
  /** Host for pictures, or null for the site's own files (CALL-4). */
  contentOrigin: string | null;
  /** Turnstile's public key, or null where that check is off. */
  turnstileSiteKey: string | null;
  /** Takes a contact form posted without JavaScript through the same checks as the JSON route, and sends it. */
  takeContactForm: (request: Request) => Promise<{ answer: ContactAnswer } & TakenEntries>;
  /** Logs what a person should look at, each error once; a page that had such an error is not kept for others. */
  reportError: (error: unknown) => void;
}

export const siteContext = createContext<SiteContext>();
