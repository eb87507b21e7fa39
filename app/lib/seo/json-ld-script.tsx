import { createContext, use, useState } from "react";
import { useLocation, useMatches } from "react-router";
import type { RootData } from "../context/root-data.ts";

/** Builds the JSON-LD of a page. Provided on the server only, so that its code is not sent to browsers. */
export const DescribePageContext = createContext<((siteUrl: string, path: string) => object | undefined) | undefined>(
  undefined,
);

/**
 * The page's JSON-LD for search engines, rendered on the server only. Removed on client-side navigation, because Trusted
 * Types prevent React from writing another script (lib/context/use-hydrated.ts). A data script needs no nonce.
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

/** JSON that cannot close its script element. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");
