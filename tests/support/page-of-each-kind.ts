import { sitePages } from "../../app/registry/site-pages.server.ts";

/** One page of each kind, the first in the registry, and one that is none. */
export const PAGE_OF_EACH_KIND = [
  ...sitePages.filter(({ kind }, index) => sitePages.findIndex((page) => page.kind === kind) === index),
  { path: "/nowhere" },
].map(({ path }) => path);
