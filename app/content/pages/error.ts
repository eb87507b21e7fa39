import type { PageMeta } from "../types.ts";
import type { PageLink } from "./page-section.ts";

/** The page for a failure while rendering; the error's own text follows under `detailLabel`. Source: GEN-5. */
export interface ErrorPage {
  meta: PageMeta;
  heading: string;
  text: string;
  detailLabel: string;
  reload: string;
  home: PageLink;
}

export const errorPage = {
  meta: {
    title: "Something went wrong",
    description:
      "This page could not be drawn because of an unexpected error. Reload it to try again, or go back to the home page and start from there.",
  },
  heading: "Something went wrong",
  text: "An unexpected error occurred while rendering this page. You can try reloading or going back to the home page.",
  detailLabel: "Error",
  reload: "Reload",
  home: { label: "Go Home", to: "/" },
} satisfies ErrorPage;
