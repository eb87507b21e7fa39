import { createContext } from "react-router";
import type { ContactOutcome, ContactRequest } from "./contact/contact-schema.ts";

/** What the worker tells the pages about this request and this deployment. */
export interface SiteContext {
  /** Random per response; every script of the page carries it. */
  nonce: string;
  requestId: string;
  /** Origin for canonical links: SITE_URL, or the request's own origin. No trailing slash. */
  siteUrl: string;
  /** Whether search engines may list this deployment. */
  indexable: boolean;
  /** Host for pictures, or null for the site's own files (CALL-4). */
  contentOrigin: string | null;
  /** Passes a valid contact request on to the gateway. */
  sendContactRequest: (request: ContactRequest) => Promise<ContactOutcome>;
  /** Logs what a person should look at; a page that had such an error is not kept for others. */
  reportError: (error: unknown) => void;
}

export const siteContext = createContext<SiteContext>();
