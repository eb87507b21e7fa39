import { themeColor } from "virtual:build-facts";
import publicSans from "../../assets/fonts/public-sans.woff2";
import { FRAME } from "../../content/interface/frame.ts";
import { useHydrated } from "../../lib/hooks/use-hydrated.ts";

/** What every page's head names besides its own words: fonts, icons and the web manifest. */
export function HeadLinks() {
  return (
    <>
      {/* The font of most words is asked for before the page is laid out. The serif, whose stand-ins take the same
          room, would hold up the first picture on a slow line. */}
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
      {/* Asked for at once by browsers, and needed by none for the first screen. */}
      {useHydrated() && <link rel="manifest" href="/site.webmanifest" />}
    </>
  );
}
