import { useEffect, useState } from "react";
import { PrefetchPageLinks, useLocation } from "react-router";
import { keepPage } from "../../lib/navigation/kept-pages.ts";
import { watchIntent } from "./intended-page.ts";
import { isPrefetchLink, pageOfData } from "./page-link.ts";
import { watchLinksInView } from "./pages-in-view.ts";

/** Fetches pages before they are opened, so that a click finds them there. Visitors who save data are spared. Source: GEN-4. */
export function Prefetch() {
  const [intended, setIntended] = useState<string>();
  const [inView, setInView] = useState<string>();
  const { pathname } = useLocation();

  useEffect(() => (connection().saveData ? undefined : watchIntent(setIntended)), []);
  useEffect(() => {
    const { saveData, effectiveType = "4g" } = connection();
    return saveData || effectiveType !== "4g" ? undefined : watchLinksInView(pathname, setInView);
  }, [pathname]);
  useEffect(() => {
    document.addEventListener("load", keepArrived, { capture: true });
    return () => document.removeEventListener("load", keepArrived, { capture: true });
  }, []);

  return (
    <>
      {intended && <PrefetchPageLinks page={intended} />}
      {inView && <PrefetchPageLinks page={inView} />}
    </>
  );
}

/** Keeps a page's data that the browser has just fetched ahead. */
function keepArrived({ target }: Event) {
  if (!isPrefetchLink(target)) return;
  const page = pageOfData(target.href);
  if (page) void keepPage(page, target.href);
}

/** What the browser says of the line, where it says anything (Network Information API). */
const connection = () =>
  (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};
