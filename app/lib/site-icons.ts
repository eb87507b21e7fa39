import type { LinkDescriptor } from "react-router";

/** Icons and web manifest of every page; scripts/icons.ts makes the files. */
export const siteIcons: LinkDescriptor[] = [
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icons/icon-180.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];
