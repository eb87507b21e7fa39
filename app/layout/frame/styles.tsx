import { createContext, use } from "react";
import { Links } from "react-router";
import { PAGE_SHEETS, sheetsOfRoutes } from "../../config/page-sheets.ts";
import printSheet from "../../styles/print.css?url";
import { useNonce } from "../../lib/context/nonce.ts";
import { useServed } from "../../lib/hooks/use-hydrated.ts";
import { PRESS_SHEET_ID } from "../../shims/press-sheet.ts";

/** What is written into a page: the site's sheet and those of its routes, as one text. */
export interface WrittenSheets {
  css: string;
  /** Addresses of the routes' sheets in it, with spaces between them. */
  sheets: string;
}

/** The server fills it in; the browser takes it from the page. */
export const StylesContext = createContext<WrittenSheets>(
  typeof document === "undefined" ? { css: "", sheets: "" } : sheetsIn(document.getElementById(PRESS_SHEET_ID)),
);

function sheetsIn(style: HTMLElement | null): WrittenSheets {
  return { css: style?.textContent ?? "", sheets: style?.dataset["sheets"] ?? "" };
}

const forPaper = <link rel="stylesheet" href={printSheet} media="print" />;

/**
 * The sheets written into the page, so that the first bytes can be painted without another round trip. Hydration leaves
 * them as the server wrote them; an error page, which mounts the document anew, writes them again. In development Vite's
 * own links take their place.
 */
export function Styles() {
  const nonce = useNonce();
  const { css, sheets } = use(StylesContext);
  // The server's page has the sheet for paper brought after its first paint (shims/after-first-paint.ts).
  const isServed = useServed();
  return (
    <>
      {import.meta.env.DEV ? (
        <>
          <Links nonce={nonce} />
          {sheetsOfRoutes(Object.keys(PAGE_SHEETS)).map((href) => (
            <link key={href} rel="stylesheet" href={href} />
          ))}
        </>
      ) : (
        <style id={PRESS_SHEET_ID} data-sheets={sheets} nonce={nonce} suppressHydrationWarning>
          {css}
        </style>
      )}
      {isServed ? <noscript data-href={printSheet}>{forPaper}</noscript> : forPaper}
    </>
  );
}
