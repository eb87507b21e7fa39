import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { nameProblem } from "./upload-preview.ts";
import { FakeWrangler, type FakeState } from "../../tests/support/fake-wrangler.ts";

test.each(["change-12", "change-main", "a", `c${"x".repeat(43)}`])("OPS-6 %s is a valid preview name", (name) => {
  expect(nameProblem(name, "goldthread-staging")).toBeUndefined();
});

test.each([
  [undefined, /needs a name .* npm run preview -- change-12/],
  ["Change-12", /is Change-12: use lower case/],
  ["12-change", /a letter first/],
  ["feature/new", /is feature\/new: use lower case/],
  ["--dry-run", /a letter first/],
  [`c${"x".repeat(44)}`, /use at most 44 characters/],
])("OPS-6 a preview cannot be named %j, and the message says why", (name, reason) => {
  expect(nameProblem(name, "goldthread-staging")).toMatch(reason);
});

/** Uploads a preview of a build for a worker, as `npm run preview` does after building. */
function upload({ built = "goldthread-staging", ...fakeState }: { built?: string } & FakeState = {}) {
  const folder = mkdtempSync(join(tmpdir(), "preview-"));
  mkdirSync(join(folder, "build/server"), { recursive: true });
  mkdirSync(join(folder, "build/client"));
  writeFileSync(join(folder, "build/server/wrangler.json"), JSON.stringify({ name: built }));
  writeFileSync(join(folder, "build/client/_headers"), "/*\n  X-Frame-Options: DENY\n");
  const code = `import { uploadPreview } from ${JSON.stringify(resolve("scripts/deploy/upload-preview.ts"))};
    console.log("at " + (await uploadPreview("change-12", "goldthread-staging")));`;
  const fake = new FakeWrangler(fakeState);
  const { status, stdout, stderr } = spawnSync("node", ["--input-type=module", "--eval", code], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, ...fake.shell },
  });
  const headers = readFileSync(join(folder, "build/client/_headers"), "utf8");
  const { calls } = fake;
  for (const remove of [() => fake.remove(), () => rmSync(folder, { recursive: true })]) remove();
  return { status, output: stdout + stderr, calls, headers };
}

test("OPS-6 a preview is a version without traffic, with its own URL, which search engines must not list", () => {
  const preview_alias_url = "https://change-12-goldthread-staging.firm.workers.dev";
  const { output, calls, headers } = upload({ upload: { version_id: "new", preview_alias_url } });
  expect(output).toContain(`at ${preview_alias_url}\n`);
  expect(calls).toEqual(["versions upload --preview-alias change-12"]);
  expect(headers).toMatch(/^\/\*\n {2}X-Robots-Tag: noindex$/m);
});

test.each([
  [{ built: "goldthread" }, "The build is for goldthread, but the preview is for goldthread-staging."],
  [{ upload: { version_id: "new" } }, "goldthread-staging has no previews: set preview_urls to true"],
  [{ rules: [{ on: "versions upload", fails: "no worker" }] }, "wrangler versions upload failed"],
])("OPS-6 a preview that fails says what is missing: %j", (state, reason) => {
  const { status, output, calls } = upload(state);
  expect(output).toContain(reason);
  expect([status, calls.length]).toEqual([1, "built" in state ? 0 : 1]);
});
