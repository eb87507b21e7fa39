import { createContext, use } from "react";
import { Links } from "react-router";
import printSheet from "../../styles/print.css?url";
import { useNonce } from "../../lib/context/nonce.ts";
import type { StyleSheet } from "../../lib/server-context.ts";

/** Filled by the server. */
export const StylesContext = createContext<readonly StyleSheet[]>([]);

/**
 * The server writes the page's style sheets into its head, so that the first bytes can be painted without another round
 * trip. React leaves them there, and loads what later pages need besides (`links` of the route modules). In development
 * Vite's own links are used.
 */
export function Styles() {
  const nonce = useNonce();
  const sheets = use(StylesContext);
  const isInlined = import.meta.env.SSR && !import.meta.env.DEV;
  return (
    <>
      {/* First, as React adds later sheets behind the last one. A sheet with layers before another one makes Chrome lay out the
          whole page again. */}
      <link rel="stylesheet" href={printSheet} media="print" precedence="print" />
      {isInlined ? (
        sheets.map(({ href, css }) => (
          <style key={href} href={href} precedence="page" nonce={nonce}>
            {css}
          </style>
        ))
      ) : (
        <Links nonce={nonce} />
      )}
    </>
  );
}
