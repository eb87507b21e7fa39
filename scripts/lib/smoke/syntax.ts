import { parseAst } from "vite";
import type { Problem } from "./site.ts";

/** Whether a browser would run a script: half of one, or a page in its place, is there and comes as a script all the same. */
export function syntaxProblems(path: string, code: string): Problem[] {
  try {
    parseAst(code);
    return [];
  } catch (error) {
    return [`${path} is no script that a browser runs: ${(error as Error).message.split("\n")[1] ?? "it has a fault"}`];
  }
}
