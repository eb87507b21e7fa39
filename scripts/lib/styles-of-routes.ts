import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Imports of the app's own files, but for types. Those on demand count too, because the server renders their modules. */
const IMPORT = /^(?:import|export) (?!type\b)(?:[^;"]*\bfrom )?"(\.[^"]+)"|\bimport\("(\.[^"]+)"\)/gm;

const importsOf = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(IMPORT)].map(([, path, onDemand]) => join(dirname(file), path ?? onDemand!));

/** The style sheets that a module and the modules below it import, in the order in which a browser would run them. */
export function stylesOf(module: string): string[] {
  const seen = new Set<string>();
  const visit = (file: string): string[] => {
    if (seen.has(file) || !existsSync(file)) return [];
    seen.add(file);
    return file.endsWith(".css") ? [file] : importsOf(file).flatMap(visit);
  };
  return visit(module);
}

/** The style sheets of each route by its id, in one order for all routes. */
export function stylesOfRoutes(): Record<string, string[]> {
  const routes = globSync("app/**/*.route.tsx")
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted()
    .map((file): [string, string[]] => [`routes/${basename(file, ".route.tsx")}`, stylesOf(file)]);
  const order = [...new Set(routes.flatMap(([, styles]) => styles))];
  return Object.fromEntries(routes.map(([id, styles]) => [id, order.filter((file) => styles.includes(file))]));
}

/** Style sheets that exactly the same routes need, together. Few files: each is a request of its own. */
export function groupsOf(routes: Readonly<Record<string, readonly string[]>>): string[][] {
  const groups = new Map<string, string[]>();
  for (const file of new Set(Object.values(routes).flat())) {
    const users = Object.keys(routes).filter((id) => routes[id]!.includes(file));
    groups.set(users.join(), [...(groups.get(users.join()) ?? []), file]);
  }
  return [...groups.values()];
}
