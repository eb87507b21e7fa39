import { lazy, Suspense } from "react";
import type { SpecimenSheet } from "../../content/types/specimen-sheet.types.ts";
import { stayAsServed } from "../../lib/dom/stay-as-served.ts";

const loadSheet = () => import("./sheet.tsx");

// The server renders the sheet synchronously: a lazy component would send a placeholder that needs JavaScript to be
// replaced.
const Sheet = import.meta.env.SSR
  ? (await loadSheet()).Sheet
  : lazy(async () => {
      const isServed = document.querySelector(".leaf") !== null;
      return { default: (await (isServed ? loadSheet().catch(stayAsServed) : loadSheet())).Sheet };
    });

/**
 * A sheet whose code is loaded on demand: when its section hydrates, or when the first page with a sheet is rendered in
 * the browser. The server's markup is readable, and its links and print work, without that code.
 */
export const LazySheet = ({ sheet }: { sheet: SpecimenSheet }) => (
  <Suspense fallback={<div className="min-h-screen" />}>
    <Sheet sheet={sheet} />
  </Suspense>
);
