import type { Plugin } from "vite";

/** Where modules are, as the start of their path behind `/app/` or `/node_modules/`. */
type Places = readonly string[];

const REACT: Places = ["react/", "react-dom/", "scheduler/", "react-router/"];

/** React Aria and its dependencies. */
const ARIA: Places = ["react-aria/", "react-aria-components/", "react-stately/", "@internationalized/"];

/** Shared by most pages. */
const PAGES: Places = ["features/", "ui/", "shell/", "router/", "styles/", "lib/", "content/interface/"];

/** Shared by few pages, so they have files of their own: filtered lists, the pack, practices, tools and text pages. */
const FEW_PAGES: Places = [
  "ui/list-filter",
  "ui/use-settled-query",
  "ui/stored-pack",
  "features/offers/",
  "features/services/",
  "features/tools/",
  "features/trust/",
];

const found = new Set<string>();

/** Whether a module is in one of the places. Notes the places, so that the build fails if one no longer exists. */
const isIn = (id: string, root: "app" | "node_modules", places: Places): boolean =>
  places.some((place) => id.includes(`/${root}/${place}`) && found.add(place));

/** Few files: on phones a request costs more than the unused bytes of a shared file. */
export const CHUNK_GROUPS = [
  { name: "framework", test: (id: string) => isIn(id, "node_modules", REACT) },
  {
    name: "parts",
    test: (id: string) => isIn(id, "app", PAGES) && !isIn(id, "app", FEW_PAGES),
    minShareCount: 2,
  },
  { name: "aria", test: (id: string) => isIn(id, "node_modules", ARIA), minShareCount: 2 },
];

/** Vite plugin: fails the build if a place has no module, because its group would silently fall apart. */
export function chunkGroupsMatch(): Plugin {
  return {
    name: "chunk-groups-match",
    apply: "build",
    generateBundle() {
      if (this.environment.name !== "client") return;
      const empty = [...REACT, ...ARIA, ...PAGES, ...FEW_PAGES].filter((place) => !found.has(place));
      if (empty.length > 0) this.error(`scripts/chunk-groups.ts: no module is in ${empty.join(", ")}.`);
    },
  };
}
