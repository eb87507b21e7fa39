import type { PageLink } from "./shapes/page-section.ts";

/** The quiet row under the footer's columns, in order; a page that the site does not have yet is left out. */
export const QUIET_LINKS: readonly PageLink[] = [
  { label: "Search", to: "/search" },
  { label: "Specimens", to: "/specimens" },
  { label: "Rules", to: "/rules" },
  { label: "Glossary", to: "/glossary" },
  { label: "Accessibility", to: "/accessibility" },
  { label: "Privacy", to: "/privacy" },
  { label: "Vulnerability disclosure", to: "/vulnerability-disclosure" },
];
