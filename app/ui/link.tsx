import type { ComponentProps } from "react";
import { Link as RouterLink, type LinkProps as RouterLinkProps, useLinkClickHandler, useLocation } from "react-router";
import { useOnline } from "../lib/dom/use-online.ts";

/** A page of this site: no file, no other origin, no `mailto:`. */
const PAGE = /^\/(?!\/)[^.?#]*(?:[?#]|$)/;

interface LinkProps extends Omit<RouterLinkProps, "to" | "prefetch"> {
  to: string;
  /** When the page is fetched ahead: once its link is pointed at or focused, or as soon as the link is in view. */
  prefetch?: "intent" | "viewport";
}

/**
 * A link. The router opens pages of this site and fetches them ahead, except those with a query, which are never cached. Their data is kept for a minute (worker/pages/index.ts).
 * Nothing is fetched ahead offline, because the router reloads the page if code does not come. It also follows links to parts of
 * the open page. All other links are the browser's. Source: GEN-4.
 */
export function Link({ to, prefetch = "intent", state, preventScrollReset, children, ...rest }: LinkProps) {
  const isOnline = useOnline();
  if (to.startsWith("#"))
    return (
      <PartLink href={to} {...rest}>
        {children}
      </PartLink>
    );
  if (!PAGE.test(to) || rest.target || rest.download)
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    );
  return (
    <RouterLink
      to={to}
      state={state}
      preventScrollReset={preventScrollReset}
      prefetch={to.includes("?") || !isOnline ? "none" : prefetch}
      discover="none"
      {...rest}
    >
      {children}
    </RouterLink>
  );
}

/** A link of the browser would leave a history entry without a key, under which the router stores the scroll position. */
function PartLink({ href, children, ...rest }: ComponentProps<"a"> & { href: string }) {
  // The router drops a query that it is not told.
  const { search } = useLocation();
  const open = useLinkClickHandler<HTMLAnchorElement>({ search, hash: href });
  return (
    <a href={href} onClick={open} {...rest}>
      {children}
    </a>
  );
}
