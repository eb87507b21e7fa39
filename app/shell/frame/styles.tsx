import { createContext, startTransition, use, useEffect, useState } from "react";
import { Links, useLocation } from "react-router";
import laterSheet from "virtual:route-styles/all.css?url";
import printSheet from "../../styles/print.css?url";
import { useNonce } from "../../lib/context/nonce.ts";

/** Filled by the server. */
export const StylesContext = createContext("");

/**
 * The server writes the page's styles into its head, so that the first bytes can be painted without another round trip.
 * React leaves them there. The sheet of all routes comes in an idle moment or with the first later page, which React does not
 * show before (`precedence`). In development Vite's own links are used.
 */
export function Styles() {
  const nonce = useNonce();
  const styles = use(StylesContext);
  const needsAll = useIdleOrLaterPage();
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
      {needsAll && !import.meta.env.DEV && <link rel="stylesheet" href={laterSheet} precedence="page" />}
    </>
  );
}

/** Whether the first page is complete and the browser idle, or a later page is open. */
function useIdleOrLaterPage(): boolean {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [needsAll, setNeedsAll] = useState(false);
  if (!needsAll && pathname !== first) setNeedsAll(true);
  useEffect(() => {
    const id = (window.requestIdleCallback ?? setTimeout)(() => startTransition(() => setNeedsAll(true)));
    return () => (window.cancelIdleCallback ?? clearTimeout)(id);
  }, []);
  return needsAll;
}
