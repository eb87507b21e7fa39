import { Link as RouterLink, type LinkProps as RouterLinkProps } from "react-router";

/** A page of this site: no file, no other origin, no `mailto:`. */
const PAGE = /^\/(?!\/)[^.?#]*(?:[?#]|$)/;

interface LinkProps extends Omit<RouterLinkProps, "to" | "prefetch"> {
  to: string;
  /** When the page is fetched ahead: once its link is pointed at or focused, or as soon as the link is in view. */
  prefetch?: "intent" | "viewport";
}

/**
 * A link. The router opens pages of this site and fetches them ahead, except those with a query, which are never cached.
 * All other links are the browser's. Source: GEN-4.
 */
export function Link({ to, prefetch = "intent", state, preventScrollReset, children, ...rest }: LinkProps) {
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
      prefetch={to.includes("?") ? "none" : prefetch}
      discover="none"
      {...rest}
    >
      {children}
    </RouterLink>
  );
}
