import type { LinkDescriptor } from "react-router";
import newsreaderItalic from "../assets/fonts/newsreader-italic.woff2";
import newsreader from "../assets/fonts/newsreader.woff2";
import publicSans from "../assets/fonts/public-sans.woff2";

/** All three fonts stand in the first screen, and are worth having only if they are there when it is painted. */
export const fontPreloads: LinkDescriptor[] = [publicSans, newsreader, newsreaderItalic].map((href) => ({
  rel: "preload",
  as: "font",
  type: "font/woff2",
  href,
  crossOrigin: "anonymous",
}));
