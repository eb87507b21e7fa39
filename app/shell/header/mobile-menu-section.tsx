import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import { Button, type PressEvent } from "react-aria-components/Button";
import { Disclosure, DisclosurePanel } from "react-aria-components/Disclosure";
import { Icon } from "../../ui/icon.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import { Link } from "../../ui/link.tsx";
import { OVERVIEWS } from "../../content/interface/menus.ts";
import type { MenuId, NavEntry, Navigation } from "../../content/types/navigation.types.ts";
import { currentOf } from "./nav-link.tsx";

/** A collapsible list of the mobile menu. Sources: HDR-7, GEN-8. */
export function MobileMenuSection({ id, entry, navigation }: { id: MenuId; entry: NavEntry; navigation: Navigation }) {
  const { pathname } = useLocation();
  const links = id === "services" ? navigation.categories : navigation.solutions;
  const currentAt = (path: string) => (pathname === path ? "page" : undefined);

  return (
    <Disclosure>
      <Button
        slot="trigger"
        className="mobile-row"
        onPress={showRow}
        aria-current={currentOf(entry, pathname) && "true"}
      >
        {entry.label}
        <Icon name="caret-down-light" />
      </Button>
      <DisclosurePanel className="mobile-list" render={renderPanel}>
        <ul>
          <li>
            <Link to={OVERVIEWS[id].to} className="mobile-all" aria-current={currentAt(OVERVIEWS[id].to)}>
              {OVERVIEWS[id].label}
            </Link>
          </li>
          {links.map(({ path, icon, name }) => (
            <li key={path}>
              <Link to={path} aria-current={currentAt(path)}>
                <LineIcon name={icon} />
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </DisclosurePanel>
    </Disclosure>
  );
}

/** Collapsing the other list may move the pressed row out of view. */
const showRow = ({ target }: PressEvent) => requestAnimationFrame(() => target.scrollIntoView({ block: "nearest" }));

/** `aria-hidden` beside `hidden="until-found"` is invalid HTML (react-spectrum #10552). */
const renderPanel = ({ "aria-hidden": _isClosed, ...props }: ComponentProps<"div">) => <div {...props} />;
