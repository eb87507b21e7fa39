import { NAMES } from "./names.ts";
import type { Crumb } from "./types/page-section.types.ts";

/** Parent pages, with their names in breadcrumbs. */
export const HOME: Crumb = { name: "Home", path: "/" };
export const SERVICES: Crumb = { name: "Services", path: "/services" };
export const SOLUTIONS: Crumb = { name: "Solutions", path: "/solutions" };
export const CORPORATE_CAPABILITY: Crumb = { name: NAMES.capability, path: "/corporate-capability" };
export const TOOLS: Crumb = { name: "Tools", path: "/tools" };
export const REFERENCE: Crumb = { name: "Reference", path: "/reference" };
