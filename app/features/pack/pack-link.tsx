import { Link, type LinkProps } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { ADD_TO_PACK } from "../../content/interface/controls.ts";

/** A link to the pack: with this page's service added, or as it is if it has the service already. */
export const PackLink = ({ children, ...rest }: LinkProps) => (
  <Link rel="nofollow" className="hover:underline" {...rest}>
    {children ?? (
      <>
        <Icon name="close" className="size-4.5 rotate-45" />
        <span>{ADD_TO_PACK}</span>
      </>
    )}
  </Link>
);
