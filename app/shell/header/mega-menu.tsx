import { type PointerEvent, useState } from "react";
import { Tab, TabList, TabPanel, Tabs } from "react-aria-components/Tabs";
import { Icon } from "../../ui/icon.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import { Link } from "../../ui/link.tsx";
import { FRAME } from "../../content/interface/frame.ts";
import { OVERVIEWS } from "../../content/interface/menus.ts";
import type { Navigation } from "../../content/types/navigation.types.ts";
import { hoverIntent } from "./hover-intent.ts";

/**
 * The services menu: categories as vertical tabs. Selection follows focus and pointer, and starts at the first when the
 * menu opens. All panels are rendered, because without JavaScript CSS shows them in place of the tabs. Source: HDR-4.
 */
export function MegaMenu({ navigation, isOpen }: { navigation: Navigation; isOpen: boolean }) {
  const { categories, servicesSummary } = navigation;
  const first = categories[0]?.slug ?? "";
  const [selected, select] = useState<string | number>(first);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    select(first);
  }
  const [hover] = useState(() =>
    hoverIntent<string | number>({
      show: (slug) => slug && select(slug),
      isHeadedForPanel: (dx, dy) => dx > Math.abs(dy) / 2,
      restMs: 0,
    }),
  );
  const follow = ({ type, pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
    const tab = type === "pointerleave" ? undefined : (target as Element).closest<HTMLElement>("[role=tab]");
    if (pointerType !== "touch") hover.pointerAt(tab?.dataset["key"], selected, { x, y });
  };

  return (
    <div className="mega-grid">
      <Tabs orientation="vertical" selectedKey={selected} onSelectionChange={select} className="contents">
        <TabList
          aria-label={FRAME.serviceCategories}
          className="mega-list"
          items={categories}
          onPointerMove={follow}
          onPointerLeave={follow}
        >
          {({ slug, icon, name }) => (
            <Tab id={slug} className="mega-tab">
              <LineIcon name={icon} />
              <span>{name}</span>
              <Icon name="caret-right" />
            </Tab>
          )}
        </TabList>
        {categories.map(({ slug, name, path, promise, items }) => (
          <TabPanel
            key={slug}
            id={slug}
            shouldForceMount
            className="mega-panel"
            // CSS hides the others. Where it does not, their links must work.
            render={(props) => <div {...props} inert={undefined} />}
          >
            <Link to={path} className="mega-title">
              {name}
              <Icon name="arrow-right" />
            </Link>
            <p className="mega-promise">{promise}</p>
            <ul className="mega-items">
              {items.map((item) => (
                <li key={item.path}>
                  <Link to={item.path}>
                    {item.name}
                    <Icon name="arrow-right" />
                  </Link>
                </li>
              ))}
            </ul>
          </TabPanel>
        ))}
      </Tabs>
      <p className="mega-foot">
        <span>{servicesSummary}</span>
        <Link to={OVERVIEWS.services.to} className="text-link">
          {OVERVIEWS.services.label}
        </Link>
      </p>
    </div>
  );
}
