import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { spawnSync } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BuiltSite } from "../../scripts/local/built-site.ts";
import { type AnotherBuild, anotherBuild } from "../support/another-build.ts";

/** A copy of the project, because other tests read the current build. */
let folder: string;
/** The running site, with an earlier build. */
let former: AnotherBuild;
let site: BuiltSite;
beforeAll(async () => {
  // A folder's name may contain a space, and look like a locale, which a build must not remove.
  folder = mkdtempSync(join(tmpdir(), "deploy de-DE "));
  const skipped = /^(?:node_modules|build|\.git|\.wrangler|\.react-router|reports|test-results)(?:\/|$)/;
  cpSync(".", folder, { recursive: true, filter: (path) => !skipped.test(path) });
  // Links the files rather than the folder, because bundles contain the real path of their sources.
  const [from, to] = [realpathSync("node_modules"), join(folder, "node_modules")];
  if (spawnSync("cp", ["-al", from, to]).status !== 0) cpSync(from, to, { recursive: true });
  former = anotherBuild("F");
  site = await BuiltSite.start(former);
});
afterAll(async () => {
  await site.stop();
  former.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Changes a file of the copy. */
function change(file: string, pattern: RegExp | string, text: string): void {
  const path = join(folder, file);
  writeFileSync(path, readFileSync(path, "utf8").replace(pattern, text));
}

const digest = (root: string, file: string) =>
  createHash("sha256")
    .update(readFileSync(join(root, file)))
    .digest("hex");

/**
 * Hashes of all build output except wrangler's metadata, which names the folder. For a source map, only its sources:
 * Vite's own columns depend on the length of the folder's name.
 */
const filesOf = (root: string) =>
  Object.fromEntries(
    globSync("build/**/*.*", { cwd: root })
      .filter((file) => file !== "build/server/wrangler.json")
      .map((file) => [file, file.endsWith(".map") ? sourcesOf(root, file) : digest(root, file)]),
  );

const sourcesOf = (root: string, file: string) => {
  const text = readFileSync(join(root, file), "utf8");
  expect(text, file).not.toContain(resolve(root));
  return (JSON.parse(text) as { sources: string[] }).sources;
};

/** The current build's git facts, to pass to a build elsewhere. */
function sameHistory() {
  const { stdout } = spawnSync("git", ["rev-parse", "--absolute-git-dir"], { encoding: "utf8" });
  const days = globSync("build/server/**/*.js").map(
    (file) => /\bbuiltOn = "([\d-]{10})"/.exec(readFileSync(file, "utf8"))?.[1],
  );
  const day = days.find((found) => found !== undefined);
  return {
    GIT_DIR: stdout.trim(),
    GIT_OPTIONAL_LOCKS: "0",
    SOURCE_DATE_EPOCH: String(Date.parse(day ?? "no day") / 1000),
  };
}

function runHere(command: string, args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: "utf8",
    env: {
      ...process.env,
      PATH: `${join(folder, "node_modules/.bin")}:${process.env["PATH"]}`,
      NODE_ENV: "production",
      WRANGLER_SEND_METRICS: "false",
      // Another time zone, where it is already tomorrow, and another language.
      TZ: "Pacific/Kiritimati",
      LC_ALL: "tr_TR.UTF-8",
      ...sameHistory(),
      ...env,
    },
  });
  return { status, output: stdout + stderr };
}

const build = (environment = "") => runHere("npm", ["run", "--silent", "build"], { CLOUDFLARE_ENV: environment });
const deploy = (...flags: string[]) =>
  runHere("npx", ["wrangler", "deploy", "--dry-run", ...flags], { ALLOW_SAMPLE_VALUES: "1" });
const EXITS = "--dry-run: exiting now.";

test.each([[[]], [["--env", "staging"]]])("OPS-3 before a build, wrangler deploy %j says what to do", (flags) => {
  const { status, output } = deploy(...flags);
  expect(output).toContain("Nothing is built yet. Run npm run build first");
  expect(status).toBe(1);
});

test(
  "OPS-3 after a build of production, wrangler deploy takes it, and --env staging is refused",
  { timeout: 300_000 },
  () => {
    const { status, output } = build();
    expect(status, output).toBe(0);
    expect(output).not.toMatch(/warning/i);
    const production = deploy();
    expect(production.output).toContain('env.SITE_URL ("https://www.goldthread.example")');
    expect(production.output).toContain(EXITS);
    const staging = deploy("--env", "staging");
    expect(staging.output).toContain('does not match the target environment "production"');
    expect([production.status, staging.status]).toEqual([0, 1]);
  },
);

test("DEP-1 the same source builds the same files in every folder", () => {
  const files = filesOf(".");
  expect(Object.keys(files).length).toBeGreaterThan(400);
  expect(Object.keys(files)).toEqual(expect.arrayContaining(["build/server/index.js", "build/client/llms.txt"]));
  expect(filesOf(folder)).toEqual(files);
});

test("OPS-3 after a change, wrangler deploy refuses the outdated build", () => {
  change("wrangler.toml", "https://staging.goldthread.example", site.origin);
  const { status, output } = deploy();
  expect(output).toContain("Files have changed since the build. Build again: npm run build");
  expect(status).toBe(1);
});

test(
  "OPS-3 OPS-4 after a build of staging, wrangler deploy publishes staging, with the files of its earlier build",
  { timeout: 300_000 },
  () => {
    const { status, output } = build("staging");
    expect(status, output).toBe(0);
    for (const flags of [["--env", "staging"], []]) {
      const staging = deploy(...flags);
      expect(staging.output).toContain(`The build is of goldthread-staging for staging, with SITE_URL ${site.origin}.`);
      expect(staging.output).toContain('env.INDEXABLE ("false")');
      expect(staging.output).toMatch(/Copied \d+ files of 1 earlier builds\./);
      expect(staging.output).toContain(EXITS);
      expect(staging.status).toBe(0);
    }
    expect(readFileSync(join(folder, "build/client/_headers"), "utf8")).toMatch(/^\/\*\n {2}X-Robots-Tag: noindex$/m);
    expect([...former.files].filter((path) => !existsSync(join(folder, "build/client", path)))).toEqual([]);
  },
);
