import { Link, type LinkProps } from "react-router";
import { Icon } from "../../components/icon.tsx";
import { ADD_TO_PACK } from "../../content/interface/controls.ts";

/** The link to the pack with this page's service, or to the one that has it, in other words. */
export const PackLink = ({ children, ...rest }: LinkProps) => (
  <Link rel="nofollow" {...rest}>
    {children ?? (
      <>
        <Icon name="close" className="pack-plus size-4.5" />
        {ADD_TO_PACK}
      </>
    )}
  </Link>
);
