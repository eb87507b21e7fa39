import { parseArgs } from "node:util";
import type { Defect } from "./defect.ts";

export interface SeedArguments {
  /** Which are put in. */
  defects: readonly Defect[];
  /** Whether every test is tried on each, and not only those that it names. */
  all: boolean;
}

/** Reads what stands behind `npm run seed-defects --`: ids, or none for all of them. Throws a sentence that says what may stand there. */
export function readSeedArguments(given: string[], known: readonly Defect[]): SeedArguments {
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: { all: { type: "boolean", default: false } },
  });
  const unknown = positionals.find((id) => !known.some((defect) => defect.id === id));
  if (unknown) throw new Error(`${unknown} is no defect. There are:\n${known.map(({ id }) => `  ${id}`).join("\n")}`);
  const defects = positionals.length > 0 ? known.filter(({ id }) => positionals.includes(id)) : known;
  return { defects, all: values.all };
}
