import { Link as RouterLink, type LinkProps, useLocation } from "react-router";

/** Phones are spared the fade: taking its picture of the page costs them a tenth of a second. */
const CAN_FADE =
  typeof matchMedia === "function" && matchMedia("(hover: hover) and (prefers-reduced-motion: no-preference)").matches;

/** A link to a page of the site. Where the browser can, the next page fades in; within a page nothing changes place. */
export function Link(props: LinkProps) {
  const { pathname } = useLocation();
  const { to } = props;
  const staysHere = typeof to === "string" && to.split(/[?#]/, 1)[0] === pathname;
  return <RouterLink viewTransition={CAN_FADE && !staysHere} {...props} />;
}
