import { LineIcon } from "../../ui/line-icon.tsx";
import { Icon } from "../../ui/icon.tsx";
import { OVERVIEWS } from "../../content/interface/menus.ts";
import type { Navigation } from "../../content/types/navigation.types.ts";
import { MegaMenuPanel } from "./mega-menu-panel.tsx";

/**
 * The services menu without JavaScript: a list of categories, each with a panel. CSS shows the panel of the category
 * that has focus, otherwise of the hovered one, otherwise of the first.
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
              <Icon name="caret-right" />
            </a>
            <div className="mega-panel">
              <MegaMenuPanel category={category} />
            </div>
          </li>
        ))}
      </ul>
      <p className="mega-foot">
        {servicesSummary}
        <a href={OVERVIEWS.services.to} className="text-link">
          {OVERVIEWS.services.label}
        </a>
      </p>
    </div>
  );
}

/** Index of the category whose panel is shown, by the same rules as mega-menu.css. */
export function indexShownIn(menu: Element): number {
  const categories = [...menu.querySelectorAll(".mega-category")];
  const indexes = [":focus-within", ":hover"].map((state) => categories.findIndex((one) => one.matches(state)));
  return indexes.find((index) => index >= 0) ?? 0;
}
