// `npm run preview -- NAME`: builds staging and uploads it as a version without traffic, under an address of its own.
import { appendFile } from "node:fs/promises";
import { buildHere, withBuildFolder } from "./build.ts";
import { faultOfName, uploadPreview } from "./lib/upload-preview.ts";
import { readWranglerConfig } from "./shims/wrangler-config.ts";

/** Not production: what is not yet accepted gets neither its gateway nor its secrets. */
const ENVIRONMENT = "staging";

const [name, ...more] = process.argv.slice(2);
const { name: worker = "" } = readWranglerConfig({ config: "wrangler.toml", env: ENVIRONMENT });
const fault = more.length > 0 ? "npm run preview takes one name." : faultOfName(name, worker);
if (fault) {
  console.error(`Nothing was uploaded: ${fault}`);
  process.exit(1);
}
process.env["CLOUDFLARE_ENV"] = ENVIRONMENT;
try {
  const address = await withBuildFolder(async () => {
    await buildHere();
    return uploadPreview(name!, worker);
  });
  console.log(`\nPreview: ${address}`);
  // GitHub shows what stands in this file beside the run.
  const summary = process.env["GITHUB_STEP_SUMMARY"];
  if (summary) await appendFile(summary, `Preview: <${address}>\n`);
} catch (error) {
  console.error(`Nothing can be previewed: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
