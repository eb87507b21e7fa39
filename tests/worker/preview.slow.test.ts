import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { spawn } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startUploadsApi } from "../support/uploads-api.ts";

const WORKER = "goldthread-staging";

/** A copy of the current build under staging's name, because a preview changes its files. */
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "preview-"));
  for (const path of ["build", "wrangler.toml", ".wrangler/deploy"])
    cpSync(path, join(folder, path), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  nameBuild(WORKER);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function nameBuild(name: string): void {
  const file = join(folder, "build/server/wrangler.json");
  const built = JSON.parse(readFileSync(file, "utf8")) as { name: string };
  writeFileSync(file, JSON.stringify({ ...built, name }));
}

/** Uploads the copy, as `npm run preview` does after building. */
function upload(api: string): Promise<{ code: number | null; output: string }> {
  const code = `import { uploadPreview } from ${JSON.stringify(resolve("scripts/lib/upload-preview.ts"))};
    await uploadPreview("change-12", ${JSON.stringify(WORKER)}).then((address) => console.log("at " + address));`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", code], {
    cwd: folder,
    env: {
      ...process.env,
      PATH: `${resolve("node_modules/.bin")}:${process.env["PATH"]}`,
      CI: "true",
      CLOUDFLARE_API_BASE_URL: api,
      CLOUDFLARE_API_TOKEN: "a-token",
      CLOUDFLARE_ACCOUNT_ID: "an-account",
      WRANGLER_SEND_METRICS: "false",
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  return new Promise((done) => child.once("close", (status) => done({ code: status, output })));
}

test("OPS-6 a preview is a version of staging without traffic, at an address of its own that search engines leave out", async () => {
  const api = await startUploadsApi({ worker: WORKER });
  const { code, output } = await upload(api.origin);
  await api.stop();
  expect(output).toContain(`at https://change-12-${WORKER}.firm.workers.dev\n`);
  expect(code).toBe(0);
  expect(api.uploads).toHaveLength(1);
  const [{ metadata, token }] = api.uploads as [(typeof api.uploads)[number]];
  expect(token).toBe("Bearer a-token");
  expect(metadata["annotations"]).toMatchObject({ "workers/alias": "change-12" });
  expect([...api.files]).toContain("/capability-statement.pdf");
  expect(readFileSync(join(folder, "build/client/_headers"), "utf8")).toMatch(/^\/\*\n {2}X-Robots-Tag: noindex$/m);
});

test("OPS-6 a preview of a build for another worker is not uploaded", async () => {
  const api = await startUploadsApi({ worker: "goldthread" });
  nameBuild("goldthread");
  const { code, output } = await upload(api.origin);
  nameBuild(WORKER);
  await api.stop();
  expect(output).toContain(`The build is of goldthread, and a preview goes to ${WORKER}.`);
  expect(code).toBe(1);
  expect(api.uploads).toEqual([]);
});

test.each([
  ["that was never deployed", { worker: "another" }, "wrangler versions upload failed"],
  ["without previews", { worker: WORKER, hasPreviews: false }, `${WORKER} has no previews: set preview_urls to true`],
])("OPS-6 a preview of a worker %s says what is missing", async (_, account, reason) => {
  const api = await startUploadsApi(account);
  const { code, output } = await upload(api.origin);
  await api.stop();
  expect(output).toContain(reason);
  expect(code).toBe(1);
});
