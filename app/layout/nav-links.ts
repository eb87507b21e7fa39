export type MenuId = "services" | "solutions";

export interface NavEntry {
  label: string;
  to: string;
  /** The menu that hangs from the link. */
  menu?: MenuId;
}

/** The header's links, in order. They stand in code so that the header works where the root loader failed. Source: HDR-3. */
export const NAV_LINKS: readonly NavEntry[] = [
  { label: "Home", to: "/" },
  { label: "About", to: "/about#leadership" },
  { label: "Services", to: "/services", menu: "services" },
  { label: "Solutions", to: "/solutions", menu: "solutions" },
  { label: "Contact", to: "/contact" },
  { label: "Corporate Capability", to: "/corporate-capability" },
  { label: "Cybersecurity", to: "/cybersecurity" },
];

/** The foot of every page, whose lists stand in for the menu where a browser knows no popovers. */
export const FOOTER_ID = "site-foot";

/**
 * What `aria-current` says of a header link: "page" on the page it leads to, "true" on the pages under that one.
 * @param pathname of the page that is shown
 */
export function currentOf({ to }: NavEntry, pathname: string): "page" | "true" | undefined {
  const [path] = to.split("#");
  if (pathname === path) return "page";
  return path !== "/" && pathname.startsWith(`${path}/`) ? "true" : undefined;
}
