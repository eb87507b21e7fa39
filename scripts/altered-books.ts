import type { Plugin } from "vite";
import { booksProgram } from "./lib/books-program.ts";

const MODULE_ID = "virtual:altered-books";

const INPUT = "app/content/specimens/with-balances.ts";

/** The records that a caller can change, by their module in app/books. */
const CHANGEABLE: Readonly<Record<string, string | undefined>> = {
  "ledger/index.ts": "documents",
  "records.ts": "subledgers",
};

/**
 * Vite plugin: provides the books as `virtual:altered-books`, a function that computes them with changed records. The
 * worker cannot evaluate code at run time, so the program of the books is the body of that function.
 */
export function alteredBooks(): Plugin {
  return {
    name: "altered-books",
    resolveId: (id) => (id === MODULE_ID ? `\0${MODULE_ID}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE_ID}`) return undefined;
      const program = await booksProgram(INPUT, (code, file) =>
        CHANGEABLE[file] ? `${code}\nalter({ ${CHANGEABLE[file]} });` : undefined,
      );
      return `export function booksWith(alter) {\nconst exports = {};\n${program}\nreturn exports;\n}`;
    },
  };
}
