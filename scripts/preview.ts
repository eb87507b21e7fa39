// `npm run preview -- NAME`: builds staging and uploads it as a version without traffic, with its own URL.
import { appendFile } from "node:fs/promises";
import { buildHere, withBuildFolder } from "./build.ts";
import { nameProblem, uploadPreview } from "./deploy/upload-preview.ts";
import { readWranglerConfig } from "./shims/wrangler-config.ts";

/** Not production: unreviewed code must not get its gateway or secrets. */
const ENVIRONMENT = "staging";

try {
  const [name, ...more] = process.argv.slice(2);
  const { name: worker = "" } = readWranglerConfig({ config: "wrangler.toml", env: ENVIRONMENT });
  const problem = more.length > 0 ? "npm run preview takes one name." : nameProblem(name, worker);
  if (problem) throw new Error(problem);
  process.env["CLOUDFLARE_ENV"] = ENVIRONMENT;
  const url = await withBuildFolder(async () => {
    await buildHere();
    return uploadPreview(name!, worker);
  });
  console.log(`\nPreview: ${url}`);
  // GitHub shows this file's content on the run's page.
  const summary = process.env["GITHUB_STEP_SUMMARY"];
  if (summary) await appendFile(summary, `Preview: <${url}>\n`);
} catch (error) {
  console.error(`Nothing was uploaded: ${(error as Error).message}`);
  process.exit(1);
}
