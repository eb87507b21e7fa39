import { sitePages } from "../../app/registry/site-pages.server.ts";

/** The first page of each kind in the registry, and an unknown path. */
export const PAGE_OF_EACH_KIND = [
  ...sitePages.filter(({ kind }, index) => sitePages.findIndex((page) => page.kind === kind) === index),
  { path: "/nowhere" },
].map(({ path }) => path);
