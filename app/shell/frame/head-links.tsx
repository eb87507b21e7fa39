import { themeColor } from "virtual:build-facts";
import publicSans from "../../assets/fonts/public-sans.woff2";
import { FRAME } from "../../content/interface/frame.ts";
import { useHydrated } from "../../lib/context/use-hydrated.ts";

/** Links in every page's head: fonts, icons and the web manifest. */
export function HeadLinks() {
  return (
    <>
      {/* Preloads the main font. The serif is not preloaded: its fallback has the same metrics, and it would delay
          the first picture on a slow connection. */}
      <link rel="preload" as="font" type="font/woff2" href={publicSans} crossOrigin="anonymous" />
      <meta name="theme-color" content={themeColor} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/icon-180.png" />
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        href="/opensearch.xml"
        title={FRAME.search.label}
      />
      {/* Added after hydration, because browsers fetch it immediately and the first screen does not need it. */}
      {useHydrated() && <link rel="manifest" href="/site.webmanifest" />}
    </>
  );
}
