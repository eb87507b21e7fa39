import { createContext, use } from "react";
import { Links } from "react-router";
import printSheet from "../../styles/print.css?url";
import { useNonce } from "../../lib/context/nonce.ts";
import type { InlinedStyles } from "../../lib/server-context.ts";
import { PRESS_SHEET_ID } from "../../router/shims/press-sheet.ts";

/** Filled by the server. In the browser it is read from the page. */
export const StylesContext = createContext<InlinedStyles>(
  typeof document === "undefined" ? { css: "", sheets: "" } : sheetsIn(document.getElementById(PRESS_SHEET_ID)),
);

function sheetsIn(style: HTMLElement | null): InlinedStyles {
  return { css: style?.textContent ?? "", sheets: style?.dataset["sheets"] ?? "" };
}

/**
 * Inlines the style sheets, so that the first bytes can be painted without another round trip. Hydration keeps the
 * server's element. An error page mounts the document again and writes it again. In development Vite's own links are
 * used.
 */
export function Styles() {
  const nonce = useNonce();
  const { css, sheets } = use(StylesContext);
  return (
    <>
      {import.meta.env.DEV ? (
        <Links nonce={nonce} />
      ) : (
        <style id={PRESS_SHEET_ID} data-sheets={sheets} nonce={nonce} suppressHydrationWarning>
          {css}
        </style>
      )}
      <link rel="stylesheet" href={printSheet} media="print" />
    </>
  );
}
