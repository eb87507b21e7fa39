import type { MenuId, NavEntry } from "../types/navigation.types.ts";
import type { PageLink } from "../types/page-section.types.ts";

/** The header's links, in order. Source: HDR-3. */
export const NAV_LINKS: readonly NavEntry[] = [
  { label: "Home", to: "/" },
  { label: "About", to: "/about#leadership" },
  { label: "Services", to: "/services", menu: "services" },
  { label: "Solutions", to: "/solutions", menu: "solutions" },
  { label: "Contact", to: "/contact" },
  { label: "Corporate Capability", to: "/corporate-capability", under: ["/contract-vehicles/"] },
  { label: "Cybersecurity", to: "/cybersecurity" },
];

/** Overview page linked from each menu. Source: HDR-5, HDR-7. */
export const OVERVIEWS: Readonly<Record<MenuId, PageLink>> = {
  services: { label: "All services", to: "/services" },
  solutions: { label: "Solutions Overview", to: "/solutions" },
};

/** More links in the menu of narrow windows. */
export const MORE_LINKS: readonly PageLink[] = [
  { label: "How to order", to: "/#contractvehicles" },
  { label: "Specimens", to: "/specimens" },
  { label: "Tools", to: "/tools" },
];

/** Source: FTR-1. */
export const QUICK_LINKS: readonly PageLink[] = [
  { label: "Home", to: "/" },
  { label: "About Us", to: "/about" },
  { label: "Services", to: "/services" },
  { label: "Contact Us", to: "/contact" },
];

/** Source: FTR-2. */
export const RESOURCE_LINKS: readonly PageLink[] = [
  { label: "Contract Vehicles", to: "/#contractvehicles" },
  { label: "Certifications", to: "/#certification" },
  { label: "Leadership", to: "/about#leadership" },
];

/** Links below the rules that a page cites: their register, and the glossary. Source: RULE-1, RULE-2. */
export const LOOK_UP: readonly (PageLink & { before: string })[] = [
  { before: "Editions and status: ", label: "register of rules", to: "/rules" },
  { before: ". Acronyms: ", label: "glossary", to: "/glossary" },
];
