import type { PageLink } from "./types/page-section.types.ts";

/** The row of links below the footer's columns. Source: REF-1. */
export const QUIET_LINKS: readonly PageLink[] = [
  { label: "Reference", to: "/reference" },
  { label: "Accessibility", to: "/accessibility" },
  { label: "Privacy", to: "/privacy" },
  { label: "Vulnerability disclosure", to: "/vulnerability-disclosure" },
];
