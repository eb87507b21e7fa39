import type { NavEntry } from "../../content/types/navigation.types.ts";

/** Id of the footer, whose lists replace the menu in browsers without popovers. */
export const FOOTER_ID = "site-foot";

/**
 * What `aria-current` says of a header link: "page" on the page it leads to, "true" on the pages under that one.
 * @param pathname of the page that is shown
 */
export function currentOf({ to, under = [] }: NavEntry, pathname: string): "page" | "true" | undefined {
  const [path] = to.split("#");
  if (pathname === path) return "page";
  const isUnder = path !== "/" && [`${path}/`, ...under].some((start) => pathname.startsWith(start));
  return isUnder ? "true" : undefined;
}
