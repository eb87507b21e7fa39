import type { Page } from "playwright/test";

/** Until React has taken over the document. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.documentElement).some((key) => key.startsWith("__react")));
