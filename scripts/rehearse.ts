// `npm run rehearse [-- --seed N --requests 10000 --bad-builds 20]`: contact requests and readers while builds alternate and
// everything fails at random, and bad builds before the smoke test of a deploy. Prints one table; whatever was lost, doubled,
// missing or let through is named, and the run fails. Source: OPS-1…4.
import { rmSync } from "node:fs";
import { makeOwnFolder } from "../local/own-folder.ts";
import { build } from "./build.ts";
import { BAD_BUILDS } from "./rehearse/bad-builds.ts";
import { readRehearsalArguments } from "./rehearse/arguments.ts";
import { Random } from "./rehearse/random.ts";
import { rehearse } from "./rehearse/rehearsal.ts";
import { stopBadBuilds } from "./rehearse/stop-bad-builds.ts";
import { failuresOf, tableOf, verdictRows, wrongVerdicts } from "./rehearse/table.ts";
import { orStop } from "./lib/or-stop.ts";

const FOLDER = ".wrangler/rehearsal";

const { seed, requests, badBuilds, sabotage } = orStop(() => readRehearsalArguments(process.argv.slice(2)));
if (!process.env["SKIP_BUILD"]) await build();
const folder = makeOwnFolder(FOLDER);
try {
  const started = performance.now();
  console.log(`Seed ${seed}`);
  const result = await rehearse({ seed, requests, folder, sabotage, print: console.log });
  console.log(`${badBuilds} bad builds…`);
  const builds = sabotage.includes("pass") ? [{ name: "a good build" }, ...BAD_BUILDS] : BAD_BUILDS;
  const verdicts = await stopBadBuilds({
    folder,
    count: badBuilds,
    random: new Random(seed),
    builds,
    print: console.log,
  });

  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`\n${tableOf(result, verdicts, seconds)}\n\n${verdictRows(verdicts)}\n`);
  const failures = [...failuresOf(result), ...wrongVerdicts(verdicts)];
  for (const failure of failures) console.error(failure);
  const again = `npm run rehearse -- --seed ${seed} --requests ${requests} --bad-builds ${badBuilds}`;
  console.log(failures.length > 0 ? `\n${failures.length} faults. Once more: ${again}` : "All is accounted for.");
  process.exitCode = failures.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
