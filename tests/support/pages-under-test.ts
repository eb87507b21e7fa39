import { sitePages } from "../../app/registry/site-pages.server.ts";
import { PAGE_OF_EACH_KIND } from "./page-of-each-kind.ts";

/** Pages for tests that run on several: one of each kind and the error page, or in `TEST_ALL=1 npm test` every page. */
export const pagesUnderTest = process.env["TEST_ALL"]
  ? [...sitePages.map(({ path }) => path), "/nowhere"]
  : PAGE_OF_EACH_KIND;
