import { importOptional } from "../../router/failed-navigation.ts";

type MegaMenuTabsModule = typeof import("./mega-menu-tabs.tsx");

let loading: Promise<MegaMenuTabsModule | undefined> | undefined;

/** Loads the mega-menu's tabs (React Aria, about 25 KB) once. Undefined after a failure. The next call tries again. */
export async function loadMegaMenuTabs(): Promise<MegaMenuTabsModule | undefined> {
  loading ??= importOptional(() => import("./mega-menu-tabs.tsx"));
  const module = await loading;
  if (!module) loading = undefined;
  return module;
}
