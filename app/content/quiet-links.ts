import type { PageLink } from "./types/page-section.types.ts";

/** The row of links below the footer's columns. Pages that do not exist yet are left out. */
export const QUIET_LINKS: readonly PageLink[] = [
  { label: "Search", to: "/search" },
  { label: "FAQ for buyers", to: "/buyers-answers" },
  { label: "Specimens", to: "/specimens" },
  { label: "Tools", to: "/tools" },
  { label: "Rules", to: "/rules" },
  { label: "Glossary", to: "/glossary" },
  { label: "Accessibility", to: "/accessibility" },
  { label: "Privacy", to: "/privacy" },
  { label: "Vulnerability disclosure", to: "/vulnerability-disclosure" },
];
