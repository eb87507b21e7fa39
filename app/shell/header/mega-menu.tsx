import { type ComponentType, type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Navigation } from "../../content/types/navigation.types.ts";
import { loadMegaMenuTabs } from "./load-mega-menu-tabs.ts";
import { indexShownIn, MegaMenuList } from "./mega-menu-list.tsx";
import type { MegaMenuTabsProps } from "./mega-menu-tabs.tsx";

interface MegaMenuProps {
  /** The navigation row. The tabs are loaded when a pointer or focus enters it. */
  navRef: RefObject<HTMLElement | null>;
  navigation: Navigation;
  isOpen: boolean;
}

/**
 * The services menu. The server renders a list of links that CSS lays out like tabs. React Aria's tabs replace it once
 * their code is loaded and keep the shown category, unless focus is already inside the list. Source: HDR-4.
 */
export function MegaMenu({ navRef, navigation, isOpen }: MegaMenuProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { categories } = navigation;
  const [Tabs, setTabs] = useState<ComponentType<MegaMenuTabsProps>>();
  const [selected, setSelected] = useState(categories[0]?.slug);

  // The menu always opens at the first category.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setSelected(categories[0]?.slug);
  }

  useEffect(() => {
    const nav = navRef.current;
    if (Tabs || !nav) return;
    const ends = new AbortController();
    const prepare = async () => {
      // After a failure the list stays. Opening the menu again retries.
      const loaded = await loadMegaMenuTabs();
      const menu = ref.current;
      const isEntered = menu?.contains(document.activeElement);
      const isAtStart = menu?.querySelector("a") === document.activeElement;
      if (!loaded || ends.signal.aborted || (isEntered && !isAtStart)) return;
      flushSync(() => {
        setSelected(categories[menu ? indexShownIn(menu) : 0]?.slug);
        setTabs(() => loaded.MegaMenuTabs);
      });
      if (isAtStart) menu?.querySelector<HTMLElement>('[role="tab"]')?.focus();
    };
    if (isOpen) void prepare();
    nav.addEventListener("pointerover", prepare, { once: true, signal: ends.signal });
    nav.addEventListener("focusin", prepare, { once: true, signal: ends.signal });
    return () => ends.abort();
  }, [Tabs, categories, isOpen, navRef]);

  return (
    <div ref={ref} className="mega-width">
      {Tabs && selected ? (
        <Tabs navigation={navigation} selected={selected} onSelect={setSelected} />
      ) : (
        <MegaMenuList navigation={navigation} />
      )}
    </div>
  );
}
