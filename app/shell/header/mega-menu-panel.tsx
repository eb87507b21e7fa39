import { Icon } from "../../ui/icon.tsx";
import type { MenuCategory } from "../../content/types/navigation.types.ts";

interface MegaMenuPanelProps {
  category: MenuCategory;
}

/** One category in the services menu: title link, promise, and items in two columns. */
export function MegaMenuPanel({ category: { name, path, promise, items } }: MegaMenuPanelProps) {
  return (
    <>
      <a href={path} className="mega-title">
        {name}
        <Icon name="arrow-right" />
      </a>
      <p className="mega-promise">{promise}</p>
      <ul className="mega-items">
        {items.map((item) => (
          <li key={item.path}>
            <a href={item.path}>
              {item.name}
              <Icon name="arrow-right" />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
