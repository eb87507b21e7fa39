import { Link } from "../../ui/link.tsx";
import { OVERVIEWS } from "../../content/interface/menus.ts";
import type { Navigation } from "../../content/types/navigation.types.ts";

/** The last line of the services menu: all services. */
export const MegaMenuFoot = ({ navigation }: { navigation: Navigation }) => (
  <p className="mega-foot">
    <span>{navigation.servicesSummary}</span>
    <Link to={OVERVIEWS.services.to} className="text-link">
      {OVERVIEWS.services.label}
    </Link>
  </p>
);
