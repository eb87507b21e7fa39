import { createContext, use, useEffect, useState } from "react";
import { preinit } from "react-dom";
import { Links, useLocation } from "react-router";
import allRoutesSheet from "virtual:route-styles/all.css?url";
import printSheet from "../../styles/print.css?url";
import { useNonce } from "../../lib/context/nonce.ts";
import { usePageLoaded } from "../../ui/use-page-loaded.ts";

/** Filled by the server. */
export const StylesContext = createContext("");

/**
 * The server writes the first page's styles into its head, so that the first bytes can be painted without another round
 * trip. React leaves them there. The sheet of all routes is added in an idle moment after `load`, or with the first later page, which React
 * does not show before it (`precedence`). In development Vite's own links are used.
 */
export function Styles() {
  const nonce = useNonce();
  const styles = use(StylesContext);
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [hasNavigated, setHasNavigated] = useState(false);
  if (!hasNavigated && pathname !== first) setHasNavigated(true);
  const isLoaded = usePageLoaded();
  useEffect(() => (isLoaded ? preinitAllRoutesWhenIdle() : undefined), [isLoaded]);
  return (
    <>
      {/* First, as React adds later sheets behind the last one. A sheet with layers before another one makes Chrome lay out the
          whole page again. */}
      <link rel="stylesheet" href={printSheet} media="print" precedence="print" />
      {import.meta.env.DEV && <Links nonce={nonce} />}
      {styles && (
        <style href="page" precedence="page" nonce={nonce}>
          {styles}
        </style>
      )}
      {hasNavigated && !import.meta.env.DEV && <link rel="stylesheet" href={allRoutesSheet} precedence="page" />}
    </>
  );
}

/** Not by rendering it: a page change meanwhile would wait for the sheet too. */
function preinitAllRoutesWhenIdle() {
  if (import.meta.env.DEV) return;
  const id = (window.requestIdleCallback ?? setTimeout)(() =>
    preinit(allRoutesSheet, { as: "style", precedence: "page" }),
  );
  return () => (window.cancelIdleCallback ?? clearTimeout)(id);
}
