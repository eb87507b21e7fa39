import { useEffect, useState } from "react";
import { PrefetchPageLinks, useLocation } from "react-router";
import { watchIntent } from "./intended-page.ts";
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

  return (
    <>
      {intended && <PrefetchPageLinks page={intended} />}
      {inView && <PrefetchPageLinks page={inView} />}
    </>
  );
}

/** What the browser says of the line, where it says anything (Network Information API). */
const connection = () =>
  (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};
