import { useRef } from "react";
import { Tab, TabList, TabPanel, Tabs } from "react-aria-components/Tabs";
import { Icon } from "../../ui/icon.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import { FRAME } from "../../content/interface/frame.ts";
import { OVERVIEWS } from "../../content/interface/menus.ts";
import type { Navigation } from "../../content/types/navigation.types.ts";
import { MegaMenuPanel } from "./mega-menu-panel.tsx";
import { useSelectByHover } from "./use-select-by-hover.ts";

export interface MegaMenuTabsProps {
  navigation: Navigation;
  /** Slug of the selected category. */
  selected: string;
  onSelect: (slug: string) => void;
}

/** The services menu: categories as vertical tabs. Selection follows focus and pointer. Source: HDR-4. */
export function MegaMenuTabs({ navigation, selected, onSelect }: MegaMenuTabsProps) {
  const { categories, servicesSummary } = navigation;
  const panelRef = useRef<HTMLDivElement>(null);
  const hoverProps = useSelectByHover(selected, onSelect, panelRef);
  return (
    <Tabs
      orientation="vertical"
      selectedKey={selected}
      onSelectionChange={(key) => onSelect(String(key))}
      className="mega-grid"
    >
      <TabList aria-label={FRAME.serviceCategories} className="mega-list" items={categories} {...hoverProps}>
        {({ slug, icon, name }) => (
          <Tab id={slug} className="mega-tab">
            <LineIcon name={icon} />
            <span>{name}</span>
            <Icon name="caret-right" />
          </Tab>
        )}
      </TabList>
      {categories.map((category) => (
        <TabPanel
          key={category.slug}
          id={category.slug}
          ref={category.slug === selected ? panelRef : null}
          className="mega-panel"
        >
          <MegaMenuPanel category={category} />
        </TabPanel>
      ))}
      <p className="mega-foot">
        {servicesSummary}
        <a href={OVERVIEWS.services.to} className="text-link">
          {OVERVIEWS.services.label}
        </a>
      </p>
    </Tabs>
  );
}
