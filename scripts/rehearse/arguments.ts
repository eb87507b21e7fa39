import { parseArgs } from "node:util";
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
    seed: whole("seed", values.seed, 0, Number.MAX_SAFE_INTEGER),
    requests: whole("requests", values.requests, FEWEST_REQUESTS, 1_000_000),
    badBuilds: whole("bad-builds", values["bad-builds"], 0, BAD_BUILDS.length),
    sabotage: sabotage as Sabotage[],
  };
}

function whole(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new Error(`--${name} is "${text}"; it must be a whole number from ${least} to ${most}.`);
}
