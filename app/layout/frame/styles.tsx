import { createContext, use, useState } from "react";
import { Links } from "react-router";
import printSheet from "../../styles/print.css?url";
import { useNonce } from "../../lib/context/nonce.ts";
import { useHydrated } from "../../lib/hooks/use-hydrated.ts";
import { PRESS_SHEET_ID } from "../../shims/press-sheet.ts";

/** The site's one sheet, as text. The server fills it in; the browser takes it from the page. */
export const StylesContext = createContext(
  typeof document === "undefined" ? "" : (document.getElementById(PRESS_SHEET_ID)?.textContent ?? ""),
);

const forPaper = <link rel="stylesheet" href={printSheet} media="print" />;

/**
 * The sheet written into the page, so that the first bytes can be painted without another round trip. Hydration leaves
 * it as the server wrote it; an error page, which mounts the document anew, writes it again. In development Vite's own
 * links take its place.
 */
export function Styles() {
  const nonce = useNonce();
  const css = use(StylesContext);
  const isHydrated = useHydrated();
  // The server's page has the sheet for paper brought after its first paint (shims/after-first-paint.ts).
  const [isServed] = useState(!isHydrated);
  return (
    <>
      {import.meta.env.DEV ? (
        <Links nonce={nonce} />
      ) : (
        <style id={PRESS_SHEET_ID} nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
      )}
      {isServed ? <noscript>{forPaper}</noscript> : forPaper}
    </>
  );
}
