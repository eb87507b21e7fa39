import { globSync } from "node:fs";

/** A part of the code that is mutated. */
export interface Area {
  name: string;
  /** Patterns of its files, from the root of the project. */
  files: readonly string[];
  /** What part of its mutants the tests must notice, in per cent; each other one then has its reason in survivors.json. */
  least?: number;
}

export const AREAS: readonly Area[] = [
  { name: "contact route", files: ["worker/contact/*.ts"], least: 85 },
  { name: "page cache", files: ["worker/pages/*.ts"], least: 85 },
  { name: "rest of the worker", files: ["worker/*.ts", "worker/shims/*.ts"] },
  { name: "contact form", files: ["app/contact/*.{ts,tsx}"] },
  { name: "page registry", files: ["app/registry/*.ts"] },
  { name: "specimens' ledger", files: ["app/content/specimens/books/ledger/*.ts"] },
  { name: "search", files: ["app/search/*.ts"] },
];

/** Files of an area, sorted: all where `only` is its name, else those whose path begins with it. */
export const filesOf = ({ name, files }: Area, only: string): string[] =>
  globSync([...files])
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => (only === name || file.startsWith(only)) && !file.endsWith(".d.ts"))
    .toSorted();

/**
 * The areas that hold what is asked for, with those files.
 * @throws Error that names what may be asked for, where none does
 */
export function areasOf(only: string): { area: Area; files: string[] }[] {
  const found = AREAS.map((area) => ({ area, files: filesOf(area, only) })).filter(({ files }) => files.length > 0);
  if (found.length > 0) return found;
  const known = AREAS.map(({ name, files }) => `  ${name}: ${files.join(", ")}`).join("\n");
  throw new Error(`--only is "${only}", and no file that is mutated begins so. There are:\n${known}`);
}
