import type { ComponentProps } from "react";
import { LineIcon } from "../components/line-icon.tsx";
import { Icon } from "../components/icon.tsx";
import type { Navigation } from "../content/navigation.ts";
import { MegaMenuPanel } from "./mega-menu-panel.tsx";

/**
 * The services menu without JavaScript: a list of categories, each with its panel, which CSS shows beside the category
 * that the pointer or the focus is on, else beside the first. Plain links: they stand in every page, and are cheap.
 */
export function MegaMenuList({ navigation: { categories, servicesSummary } }: { navigation: Navigation }) {
  return (
    <div className="mega-grid">
      <ul className="mega-list">
        {categories.map((category) => (
          <li key={category.slug} className="mega-category">
            <a href={category.path} className="mega-tab">
              <LineIcon name={category.icon} />
              <span>{category.name}</span>
              <Icon name="caret-down" />
            </a>
            <div className="mega-panel">
              <MegaMenuPanel category={category} Anchor={PlainAnchor} />
            </div>
          </li>
        ))}
      </ul>
      <p className="mega-foot">
        {servicesSummary}
        <a href="/services" className="text-link">
          All services
        </a>
      </p>
    </div>
  );
}

const PlainAnchor = ({ to, children, ...rest }: ComponentProps<"a"> & { to: string }) => (
  <a href={to} {...rest}>
    {children}
  </a>
);
