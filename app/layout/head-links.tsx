import newsreaderItalic from "../assets/fonts/newsreader-italic.woff2";
import newsreader from "../assets/fonts/newsreader.woff2";
import publicSans from "../assets/fonts/public-sans.woff2";
import { THEME_COLOR } from "../config/theme-color.ts";

/** All three stand in the first screen; named here, they are asked for before the page is laid out. */
const FONTS = [publicSans, newsreader, newsreaderItalic];

/** What every page's head names besides its own words: fonts, icons and the web manifest. */
export function HeadLinks() {
  return (
    <>
      {FONTS.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
      ))}
      <meta name="theme-color" content={THEME_COLOR} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/icon-180.png" />
      <link rel="manifest" href="/site.webmanifest" />
    </>
  );
}
