import { parseAst } from "vite";
import type { Problem } from "./site.ts";

/** A name that a script takes from another. */
export interface Wanted {
  path: string;
  name: string;
}

/** What a script gives to others and takes from them; what is wrong with it as it stands. */
export interface Script {
  gives: Set<string>;
  wants: Wanted[];
  problems: Problem[];
}

type Name = { type: string; name?: string; value?: unknown };
type Statement = {
  type: string;
  source?: { value: unknown } | null;
  specifiers?: { type: string; imported?: Name; local?: Name; exported?: Name }[];
};

/** Routes with a page, as the router's list of routes says it: they give a default. */
const ROUTE_WITH_PAGE = /"hasDefaultExport":true[^{}]*?"module":"([^"]+)"/g;

/**
 * Reads a script as a browser does before it runs it: half of one, or a page in its place, comes as a script all the same.
 * @param path its address, `/assets/…`
 */
export function readScript(path: string, code: string): Script {
  const script: Script = { gives: new Set(), wants: [], problems: [] };
  for (const [, module] of code.matchAll(ROUTE_WITH_PAGE)) script.wants.push({ path: module!, name: "default" });
  try {
    for (const statement of parseAst(code).body as unknown as Statement[]) read(statement, path, script);
  } catch (error) {
    const fault = (error as Error).message.split("\n")[1] ?? "it has a fault";
    script.problems.push(`${path} is no script that a browser runs: ${fault}`);
  }
  return script;
}

function read({ type, source, specifiers = [] }: Statement, path: string, { gives, wants }: Script): void {
  const from = source ? new URL(String(source.value), `http://site${path}`).pathname : undefined;
  if (type === "ExportDefaultDeclaration") gives.add("default");
  for (const one of specifiers) {
    if (type === "ExportNamedDeclaration") gives.add(nameOf(one.exported));
    if (!from) continue;
    if (one.type === "ImportDefaultSpecifier") wants.push({ path: from, name: "default" });
    else if (one.type === "ImportSpecifier") wants.push({ path: from, name: nameOf(one.imported) });
    else if (one.type === "ExportSpecifier") wants.push({ path: from, name: nameOf(one.local) });
  }
}

const nameOf = (name?: Name): string => String(name?.name ?? name?.value);

/** Names that scripts want of others that do not give them: a browser that comes to one stops there. */
export function missingNames(scripts: Map<string, Script>): Problem[] {
  return [...scripts].flatMap(([path, { wants }]) =>
    wants.flatMap((wanted) => {
      const from = scripts.get(wanted.path);
      if (!from || from.problems.length > 0 || from.gives.has(wanted.name)) return [];
      return [`${wanted.path} gives no "${wanted.name}", which ${path} takes from it: is half of it missing?`];
    }),
  );
}
