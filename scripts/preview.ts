// `npm run preview -- NAME`: builds staging and uploads it as a version without traffic and with its own URL.
import { appendFile } from "node:fs/promises";
import { buildHere, withBuildFolder } from "./build.ts";
import { faultOfName, uploadPreview } from "./lib/upload-preview.ts";
import { readWranglerConfig } from "./shims/wrangler-config.ts";

/** Not production: unreviewed code must not get its gateway or secrets. */
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
  // GitHub shows this file's content on the run's page.
  const summary = process.env["GITHUB_STEP_SUMMARY"];
  if (summary) await appendFile(summary, `Preview: <${address}>\n`);
} catch (error) {
  console.error(`Nothing can be previewed: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
