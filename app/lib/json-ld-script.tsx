import { useLocation, useMatches } from "react-router";
import type { RootData } from "./root-data.ts";
import { type DescribedPage, pageGraph } from "./json-ld.ts";

/**
 * What the page is about, for search engines. They read the server's markup, so only the server fills it in: the
 * browser neither builds the graph nor downloads the code for it. A script of data needs no nonce.
 */
export function JsonLd() {
  const { pathname } = useLocation();
  const matches = useMatches();
  const root = matches[0]?.loaderData as RootData | undefined;
  const page = matches.at(-1)?.loaderData as DescribedPage | undefined;
  if (!root || !page || matches.length < 2) return null;
  const html = import.meta.env.SSR ? inScript(pageGraph(root, pathname, page)) : "";
  return (
    <script
      key={pathname}
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** JSON that cannot end the script element it stands in. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");
