type MegaMenuTabsModule = typeof import("./mega-menu-tabs.tsx");

let loading: Promise<MegaMenuTabsModule> | undefined;

/** Fetches the mega-menu's tabs (React Aria's, some 25 KB) once; after a failure the next call tries again. */
export function loadMegaMenuTabs(): Promise<MegaMenuTabsModule> {
  loading ??= import("./mega-menu-tabs.tsx").catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
