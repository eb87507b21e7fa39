import { lazy, Suspense } from "react";
import type { SpecimenSheet } from "../../content/shapes/specimen-sheet.ts";
import { importNeeded, importPatiently } from "../../router/failed-navigation.ts";

const loadSheet = () => import("./sheet.tsx");

// The server has the sheet at once: a lazy component would first send a placeholder that needs JavaScript to be replaced.
const Sheet = import.meta.env.SSR
  ? (await loadSheet()).Sheet
  : lazy(async () => {
      const isServed = document.querySelector(".leaf") !== null;
      return { default: (await (isServed ? importPatiently : importNeeded)(loadSheet)).Sheet };
    });

/**
 * A sheet whose code comes when it is needed: when its section hydrates where the server wrote it, which reads, links
 * and prints without; and with the first page that is drawn here. No page begins with it.
 */
export const ServedSheet = ({ sheet }: { sheet: SpecimenSheet }) => (
  <Suspense fallback={<div className="min-h-screen" />}>
    <Sheet sheet={sheet} />
  </Suspense>
);
