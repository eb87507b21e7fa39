// `npm run deploy`: refuses to publish sample values, builds, and hands over to `wrangler deploy`.
import { firm } from "../app/content/firm.ts";
import { sampleValues } from "../app/content/sample-values.ts";
import { build } from "./build.ts";
import { run } from "./lib/run.ts";

const ALLOW_FLAG = "--allow-sample-values";

const flags = process.argv.slice(2);
const samples = sampleValues(firm);
if (samples.length > 0 && !flags.includes(ALLOW_FLAG)) {
  console.error(`Nothing was deployed: app/content/firm.ts still holds sample values.

${samples.map(({ path, value }) => `  ${path}: ${value}`).join("\n")}

Replace them, or deploy with them on purpose: npm run deploy -- ${ALLOW_FLAG}`);
  process.exit(1);
}
await build();
process.exit(await run("wrangler", ["deploy", ...flags.filter((flag) => flag !== ALLOW_FLAG)]));
