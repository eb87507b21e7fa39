import { createContext, use, useState } from "react";
import { Links } from "react-router";
import printSheet from "../../styles/print.css?url";
import { useNonce } from "../../lib/context/nonce.ts";
import { useHydrated } from "../../lib/hooks/use-hydrated.ts";

/**
 * React Aria looks for a sheet of its own by this id before it writes one, which would have every element of the page
 * styled anew. Its one rule stands in base.css instead.
 */
const ID = "react-aria-pressable-style";

/** The site's one sheet, as text. The server fills it in; the browser takes it from the page. */
export const StylesContext = createContext(
  typeof document === "undefined" ? "" : (document.getElementById(ID)?.textContent ?? ""),
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
  // The server's page has the sheet for paper brought after its first paint (lib/after-first-paint.ts).
  const [isServed] = useState(!isHydrated);
  return (
    <>
      {import.meta.env.DEV ? (
        <Links nonce={nonce} />
      ) : (
        <style id={ID} nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
      )}
      {isServed ? <noscript>{forPaper}</noscript> : forPaper}
    </>
  );
}
