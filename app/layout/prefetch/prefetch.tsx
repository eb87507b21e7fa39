import { useEffect, useState } from "react";
import { PrefetchPageLinks, useLocation } from "react-router";
import { sheetsOfRoutes } from "../../config/page-sheets.ts";
import { useNonce } from "../../lib/context/nonce.ts";
import { keepPage } from "../../lib/navigation/kept-pages.ts";
import { bringSheets } from "../../lib/navigation/page-sheets.ts";
import { partsOfPage } from "../../shims/fetch-ahead.ts";
import { watchIntent } from "./intended-page.ts";
import { isPrefetchLink, pageOfData } from "./page-link.ts";
import { watchLinksInView } from "./pages-in-view.ts";

/**
 * Fetches pages before they are opened, so that a click finds them there. What links in the window lead to is only fetched; what
 * a visitor is about to open is read as well. Visitors who save data are spared. Source: GEN-4.
 */
export function Prefetch() {
  const [intended, setIntended] = useState<string>();
  const { pathname } = useLocation();
  const nonce = useNonce();

  useEffect(() => {
    if (connection().saveData) return;
    return watchIntent((page) => {
      readAhead(page);
      setIntended(page);
    });
  }, []);
  useEffect(() => {
    const { saveData, effectiveType = "4g" } = connection();
    if (saveData || effectiveType !== "4g") return;
    return watchLinksInView(pathname, (page) => fetchAhead(page, nonce));
  }, [pathname, nonce]);
  useEffect(() => {
    if (!intended) return;
    const keepArrived = ({ target }: Event) => {
      if (isPrefetchLink(target) && pageOfData(target.href) === intended) keepPage(intended, target.href);
    };
    document.addEventListener("load", keepArrived, { capture: true });
    return () => document.removeEventListener("load", keepArrived, { capture: true });
  }, [intended]);

  return intended ? <PrefetchPageLinks page={intended} /> : null;
}

/** Has the browser fetch a page's data, and the code and sheets of its route, when it has nothing else to do. */
function fetchAhead(page: string, nonce: string): void {
  const parts = partsOfPage(page);
  if (!parts) return;
  addLink("fetch", parts.data, nonce);
  for (const href of parts.code) addLink("script", href, nonce);
  for (const href of sheetsOfRoutes([parts.route])) addLink("style", href, nonce);
}

/** Brings a page's sheets, and reads its data where that was fetched ahead, before React has come to render what fetches the rest. */
function readAhead(page: string): void {
  const parts = partsOfPage(page);
  if (!parts) return;
  void bringSheets([parts.route]);
  if (hasLink(parts.data)) keepPage(page, parts.data);
}

const hasLink = (href: string): boolean => document.querySelector(`link[href="${href}"]`) !== null;

/** A link that only fetches: a preloaded module would be compiled as well. */
function addLink(as: string, href: string, nonce: string): void {
  if (hasLink(href)) return;
  document.head.appendChild(Object.assign(document.createElement("link"), { rel: "prefetch", as, href, nonce }));
}

/** What the browser says of the line, where it says anything (Network Information API). */
const connection = () =>
  (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};
