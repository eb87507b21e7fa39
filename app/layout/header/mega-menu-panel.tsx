import type { ComponentType, ReactNode } from "react";
import { Icon } from "../../components/icon.tsx";
import type { MenuCategory } from "../../content/shapes/navigation.ts";

interface MegaMenuPanelProps {
  category: MenuCategory;
  /** What a link is made of: the router's, or a plain one. */
  Anchor: ComponentType<{ to: string; className?: string; children: ReactNode }>;
}

/** What the services menu shows of one category: its title link, its promise, and its items in two columns. */
export function MegaMenuPanel({ category: { name, path, promise, items }, Anchor }: MegaMenuPanelProps) {
  return (
    <>
      <Anchor to={path} className="mega-title">
        {name}
        <Icon name="arrow-right" />
      </Anchor>
      <p className="mega-promise">{promise}</p>
      <ul className="mega-items">
        {items.map((item) => (
          <li key={item.path}>
            <Anchor to={item.path}>
              {item.name}
              <Icon name="arrow-right" />
            </Anchor>
          </li>
        ))}
      </ul>
    </>
  );
}
