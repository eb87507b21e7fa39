import { parseArgs } from "node:util";

export interface MutateArguments {
  /** An area's name, or what the paths of the mutated files begin with; "" for all. */
  only: string;
  /** How many mutants of each area to try, at random; 0 for all. */
  sample: number;
  seed: number;
  /** What the path of a test file holds, one of these; parted by commas. */
  tests: string[];
  /** Whether only what survived the last run is tried, and what it did not try; the rest counts as it did then. */
  again: boolean;
  /** Time for the tests of one mutant, in seconds. */
  budget: number;
}

/** Reads what stands behind `npm run mutate --`. Throws a sentence that says what may stand there. */
export function readMutateArguments(given: string[]): MutateArguments {
  const { values } = parseArgs({
    args: given,
    options: {
      only: { type: "string", default: "" },
      sample: { type: "string", default: "0" },
      seed: { type: "string", default: "1" },
      tests: { type: "string", default: "" },
      again: { type: "boolean", default: false },
      budget: { type: "string", default: "30" },
    },
  });
  const whole = (name: "sample" | "seed" | "budget") => {
    if (/^\d{1,9}$/.test(values[name])) return Number(values[name]);
    throw new Error(`--${name} is "${values[name]}"; it must be a whole number.`);
  };
  return {
    only: values.only,
    tests: values.tests.split(","),
    again: values.again,
    sample: whole("sample"),
    seed: whole("seed"),
    budget: whole("budget"),
  };
}
