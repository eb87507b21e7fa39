import { createContext, use, useState } from "react";
import { useLocation, useMatches } from "react-router";
import type { RootData } from "../context/root-data.ts";

/** Describes the page at a path, where there is one. The server brings it: the browser has neither the graph nor its code. */
export const DescribePageContext = createContext<((siteUrl: string, path: string) => object | undefined) | undefined>(
  undefined,
);

/**
 * What the page is about, for search engines. They read the server's markup, so only the server fills it in, and with
 * its page it goes for good: React could not write another (lib/hooks/use-hydrated.ts). A script of data needs no nonce.
 */
export function JsonLd() {
  const describe = use(DescribePageContext);
  const { pathname } = useLocation();
  const matches = useMatches();
  const [served, setServed] = useState(pathname);
  if (served && served !== pathname) setServed("");
  const root = matches[0]?.loaderData as RootData | undefined;
  if (!served || !root || matches.length < 2 || !matches.at(-1)?.loaderData) return null;
  const graph = describe?.(root.siteUrl, pathname);
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: graph ? inScript(graph) : "" }}
    />
  );
}

/** JSON that cannot end the script element it stands in. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");
