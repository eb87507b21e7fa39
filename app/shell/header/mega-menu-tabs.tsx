import { type ComponentProps, type PointerEvent, useState } from "react";
import { Tab, TabList, TabPanel, Tabs } from "react-aria-components/Tabs";
import { Icon } from "../../ui/icon.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import { FRAME } from "../../content/interface/frame.ts";
import type { MenuCategory, Navigation } from "../../content/types/navigation.types.ts";
import { hoverIntent } from "./hover-intent.ts";
import { MenuLink } from "./nav-link.tsx";

type MegaMenuTabsProps = { navigation: Navigation; isOpen: boolean };

/**
 * The categories as vertical tabs. Selection follows focus and pointer, and starts at the first when the menu opens.
 * Without JavaScript the panels of all categories are shown in place of the tabs. Source: HDR-4.
 */
export function MegaMenuTabs({ navigation: { categories }, isOpen }: MegaMenuTabsProps) {
  const first = categories[0]!.slug;
  const [selected, select] = useState<string | number>(first);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    // Not when it closes: the focused link would be gone before focus can leave it.
    if (isOpen) select(first);
  }
  const [hover] = useState(() =>
    hoverIntent<string | number>({
      // A passing mouse must not take away the panel that the keyboard is in.
      show: (slug) => slug && !document.querySelector(".mega-grid :focus-visible") && select(slug),
      isHeadedForPanel: (dx, dy) => dx > Math.abs(dy) / 2,
      restMs: 0,
    }),
  );
  const follow = (event: PointerEvent) => {
    const tab = (event.target as Element).closest<HTMLElement>("[role=tab]");
    hover.pointerAt(tab?.dataset["key"], selected, event);
  };

  return (
    <>
      <Tabs orientation="vertical" selectedKey={selected} onSelectionChange={select} className="contents">
        <TabList
          aria-label={FRAME.serviceCategories}
          className="mega-list needs-script"
          items={categories}
          onPointerMove={follow}
          onPointerLeave={follow}
        >
          {({ slug, icon, name }) => (
            <Tab id={slug} className="mega-tab relative grid items-center leading-[1.35]">
              <LineIcon name={icon} />
              <span>{name}</span>
              <Icon name="caret-right" className="size-4" />
            </Tab>
          )}
        </TabList>
        <TabPanel
          key={selected}
          id={selected}
          className="mega-panel"
          render={import.meta.env.SSR ? servedPanel : undefined}
        >
          <Category category={categories.find(({ slug }) => slug === selected)!} />
        </TabPanel>
      </Tabs>
      <noscript className="mega-all">
        {categories.slice(1).map((category) => (
          <div key={category.slug} className="mega-panel">
            <Category category={category} />
          </div>
        ))}
      </noscript>
    </>
  );
}

/** Until React takes over, and without JavaScript, no tab chooses a panel: it is no tab stop and has no role. */
const servedPanel = ({ id, className, children }: ComponentProps<"div">) => (
  <div id={id} className={className}>
    {children}
  </div>
);

/** A category's title link and its items. */
const Category = ({ category: { name, path, promise, items } }: { category: MenuCategory }) => (
  <>
    <MenuLink
      to={path}
      className="flex w-fit items-center gap-3.5 font-serif text-[length:var(--mega-title)] leading-[1.15] tracking-[-.008em]"
    >
      {name}
      <Icon name="arrow-right" className="size-6" />
    </MenuLink>
    <p className="needs-script mt-2 text-muted">{promise}</p>
    <ul className="mega-items">
      {items.map((item) => (
        <li key={item.path} className="grid border-b">
          <MenuLink
            to={item.path}
            className="flex min-h-$mega-row items-center justify-between gap-2 py-1 font-500 leading-[1.35]"
          >
            {item.name}
            <Icon name="arrow-right" className="arrow size-4.5" />
          </MenuLink>
        </li>
      ))}
    </ul>
  </>
);
