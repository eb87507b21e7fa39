import { createContext } from "react-router";
import type { ContactAnswer, SubmittedEntries } from "../../shared/contact/answer.ts";

/** What the worker passes to the pages: facts of the request and the deployment. */
export interface SiteContext {
  /** Random per response. Every script of the page has it. */
  nonce: string;
  requestId: string;
  /** Names the client build. */
  build: string;
  /** The site's styles, followed by those of the given routes. */
  stylesFor: (routes: readonly string[]) => string;
  /** Origin for canonical links: SITE_URL, or the request's own origin. No trailing slash. */
  siteUrl: string;
  /** Whether search engines may index this deployment. */
  indexable: boolean;
  /** Host of pictures, or null for the site's own files (CALL-4). */
  contentOrigin: string | null;
  /** Turnstile's public key, or null if it is disabled. */
  turnstileSiteKey: string | null;
  /** Checks and sends a contact form posted without JavaScript, like the JSON route. */
  takeContactForm: (request: Request) => Promise<{ answer: ContactAnswer } & SubmittedEntries>;
  /** Logs an error once. A page with an error is not cached. */
  reportError: (error: unknown) => void;
}

export const siteContext = createContext<SiteContext>();

/** Whether the page answers a form that was not sent. Its action says so to its loader, since `meta` sees no action data. */
export const refusedContext = createContext(false);
