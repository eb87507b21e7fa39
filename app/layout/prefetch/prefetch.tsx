import { useEffect } from "react";
import { useLocation } from "react-router";
import { useNonce } from "../../lib/context/nonce.ts";
import { keepPage } from "../../lib/navigation/kept-pages.ts";
import { bringSheets, missingSheets } from "../../lib/navigation/page-sheets.ts";
import { partsOfPage } from "../../shims/fetch-ahead.ts";
import { watchIntent } from "./intended-page.ts";
import { watchLinksInView } from "./pages-in-view.ts";

/**
 * Fetches pages before they are opened, so that a click finds them there. What links in the window lead to is only fetched; what
 * a visitor is about to open is read as well. Visitors who save data are spared. Source: GEN-4.
 */
export function Prefetch() {
  const { pathname } = useLocation();
  const nonce = useNonce();

  useEffect(() => {
    if (!connection().saveData) return watchIntent((page) => readAhead(page, nonce));
  }, [nonce]);
  useEffect(() => {
    const { saveData, effectiveType = "4g" } = connection();
    if (!saveData && effectiveType === "4g") return watchLinksInView(pathname, (page) => fetchAhead(page, nonce));
  }, [pathname, nonce]);

  return null;
}

/** Has the browser fetch a page's data, and the code and sheets of its route, when it has nothing else to do. */
function fetchAhead(page: string, nonce: string): void {
  const parts = partsOfPage(page);
  if (!parts) return;
  addLink({ rel: "prefetch", as: "fetch", href: parts.data, nonce });
  for (const href of parts.code) addLink({ rel: "prefetch", as: "script", href, nonce });
  for (const href of missingSheets([parts.route])) addLink({ rel: "prefetch", as: "style", href, nonce });
}

/** Brings a page's sheets, reads its data and has its code compiled. */
function readAhead(page: string, nonce: string): void {
  const parts = partsOfPage(page);
  if (!parts) return;
  keepPage(page, parts.data);
  void bringSheets([parts.route]);
  for (const href of parts.code) addLink({ rel: "modulepreload", href, nonce });
}

/** Adds a link that only fetches, or compiles what it fetches, where none does as much already. */
function addLink(link: { rel: "prefetch" | "modulepreload"; as?: string; href: string; nonce: string }): void {
  const enough = link.rel === "modulepreload" ? ':not([rel="prefetch"])' : "";
  if (document.querySelector(`link[href="${link.href}"]${enough}`)) return;
  document.head.appendChild(Object.assign(document.createElement("link"), link));
}

/** What the browser says of the line, where it says anything (Network Information API). */
const connection = () =>
  (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};
