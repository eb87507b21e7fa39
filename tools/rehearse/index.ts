// `node tools/rehearse/index.ts [--seed N] [--requests 10000]`: sends contact requests to the production build while the
// gateway, queues and dead-letter store fail and workers are killed. Fails if a request is lost or duplicated. Source: OPS-1, OPS-2.
import { parseArgs } from "node:util";
import { exitOnError } from "../../scripts/lib/exit-on-error.ts";
import { parseWholeNumber } from "../../scripts/lib/parse-whole-number.ts";
import { rehearse } from "./rehearsal.ts";
import { failuresOf, tableOf } from "./rehearsal-report.ts";

const { seed, requests } = exitOnError(() => {
  const seed = { type: "string", default: String(Math.floor(Math.random() * 1_000_000)) } as const;
  const { values } = parseArgs({ options: { seed, requests: { type: "string", default: "10000" } } });
  return {
    seed: parseWholeNumber("seed", values.seed, { least: 0 }),
    // Fewer would not meet every fault.
    requests: parseWholeNumber("requests", values.requests, { least: 200 }),
  };
});

console.time("time");
const result = await rehearse(seed, requests, console.log);
console.log(`\n${tableOf(result)}`);
console.timeEnd("time");
const failures = failuresOf(result);
for (const failure of failures) console.error(failure);
const command = `node tools/rehearse/index.ts --seed ${seed} --requests ${requests}`;
console.log(
  failures.length > 0 ? `${failures.length} failures.` : "Every request is accounted for.",
  `To repeat: ${command}`,
);
process.exit(failures.length > 0 ? 1 : 0);
