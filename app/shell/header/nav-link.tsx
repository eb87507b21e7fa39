import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import { Link } from "../../ui/link.tsx";
import type { NavEntry } from "../../content/types/navigation.types.ts";

type NavLinkProps = Omit<ComponentProps<typeof Link>, "to"> & { entry: NavEntry };

/** A link of the header. `data-label` reserves the width of the label in bold. Source: HDR-3. */
export function NavLink({
  entry,
  className = "nav-link grid h-full max-h-12 whitespace-nowrap leading-[1.25]",
  children,
  ...rest
}: NavLinkProps) {
  const current = currentOf(entry, useLocation().pathname);
  return (
    <Link {...rest} to={entry.to} className={className} aria-current={current} data-label={entry.label}>
      {children ?? entry.label}
    </Link>
  );
}

/** A link in a menu. */
export function MenuLink(props: ComponentProps<typeof Link>) {
  const { pathname } = useLocation();
  return <Link {...props} aria-current={pathname === props.to ? "page" : undefined} />;
}

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
