import { createContext, use } from "react";
import { Links } from "react-router";
import { useNonce } from "../lib/nonce.ts";

/** The site's one sheet, as text. Filled on the server only. */
export const StylesContext = createContext("");

/**
 * The sheet written into the page, so that the first bytes can be painted without another round trip. Hydration leaves
 * it as the server wrote it. In development Vite's own links take its place.
 */
export function Styles() {
  const nonce = useNonce();
  const css = use(StylesContext);
  if (import.meta.env.DEV) return <Links nonce={nonce} />;
  return <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />;
}
