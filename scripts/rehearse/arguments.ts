import { parseArgs } from "node:util";
import { wholeNumber } from "../lib/whole-number.ts";
import { BAD_BUILDS } from "./bad-builds.ts";
import { type Sabotage, SABOTAGES } from "./sabotage.ts";

export interface RehearsalArguments {
  seed: number;
  requests: number;
  badBuilds: number;
  sabotage: Sabotage[];
}

/** Fewer would not meet every fault. */
const FEWEST_REQUESTS = 200;

/** Reads what stands behind `npm run rehearse --`. Throws a sentence that says what may stand there. */
export function readRehearsalArguments(given: string[]): RehearsalArguments {
  const { values } = parseArgs({
    args: given,
    options: {
      seed: { type: "string", default: String(Math.floor(Math.random() * 1_000_000)) },
      requests: { type: "string", default: "10000" },
      "bad-builds": { type: "string", default: String(BAD_BUILDS.length) },
      sabotage: { type: "string", default: "" },
    },
  });
  const sabotage = values.sabotage.split(",").filter(Boolean);
  const unknown = sabotage.find((name) => !Object.hasOwn(SABOTAGES, name));
  if (unknown) {
    const known = Object.entries(SABOTAGES).map(([name, what]) => `  ${name.padEnd(13)} ${what}`);
    throw new Error(`--sabotage ${unknown} is unknown. There are, parted by commas:\n${known.join("\n")}`);
  }
  return {
    seed: wholeNumber("seed", values.seed, { least: 0, most: Number.MAX_SAFE_INTEGER }),
    requests: wholeNumber("requests", values.requests, { least: FEWEST_REQUESTS, most: 1_000_000 }),
    badBuilds: wholeNumber("bad-builds", values["bad-builds"], { least: 0, most: BAD_BUILDS.length }),
    sabotage: sabotage as Sabotage[],
  };
}
