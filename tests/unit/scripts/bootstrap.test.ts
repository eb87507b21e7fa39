import { spawn, spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

/** A fresh clone, as far as the bootstrap can tell, whose `npm` records each run and exits on demand. */
let clone: string;
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), "fresh clone "));
  for (const file of ["scripts/bootstrap.mjs", "scripts/lib/one-at-a-time.mjs", "local/is-running.mjs"])
    if (existsSync(file)) cpSync(file, join(clone, file));
  writeFileSync(join(clone, "package-lock.json"), "{}");
  for (const name of ["one", "other"]) writeFileSync(join(clone, `scripts/${name}.ts`), `console.log("${name} runs");`);
  mkdirSync(join(clone, "bin"));
  const npm = `#!/bin/sh
echo "$*" >> installs
while [ ! -e may-end ]; do sleep 0.02; done
rm -rf node_modules; mkdir -p node_modules/.bin
`;
  writeFileSync(join(clone, "bin/npm"), npm);
  chmodSync(join(clone, "bin/npm"), 0o755);
});
afterEach(() => rmSync(clone, { recursive: true }));

const installs = () => {
  const file = join(clone, "installs");
  return existsSync(file) ? readFileSync(file, "utf8").trim().split("\n").length : 0;
};
const letInstallsEnd = () => writeFileSync(join(clone, "may-end"), "");

/** `npm run NAME`; `said` collects its output. */
function bootstrap(name: string) {
  const child = spawn(process.execPath, [join(clone, "scripts/bootstrap.mjs"), name], {
    // Ctrl-C ends the whole process group.
    detached: true,
    env: { ...process.env, PATH: `${join(clone, "bin")}:${process.env["PATH"]}` },
  });
  const run = { said: "", child, ended: once(child, "exit").then(([code]) => code as number | null) };
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (run.said += text));
  return run;
}

/** Each test starts Node several times. */
const timeout = 60_000;

test(
  "of two scripts started at once in a fresh clone one installs, the other waits, and both run",
  { timeout },
  async () => {
    const one = bootstrap("one");
    await expect.poll(installs, { timeout }).toBe(1);
    const other = bootstrap("other");
    await expect.poll(() => other.said, { timeout }).toContain(`Waiting for process ${one.child.pid}`);
    letInstallsEnd();
    expect(await Promise.all([one.ended, other.ended])).toEqual([0, 0]);
    expect(installs()).toBe(1);
    expect(one.said).toContain("one runs");
    expect(other.said).toContain("other runs");
  },
);

test("an installation that was killed blocks nobody: the next one replaces it", { timeout }, async () => {
  const { pid } = spawnSync("true");
  mkdirSync(join(clone, ".wrangler"));
  writeFileSync(join(clone, ".wrangler/installing"), String(pid));
  letInstallsEnd();
  const one = bootstrap("one");
  expect(await one.ended).toBe(0);
  expect(installs()).toBe(1);
  expect(one.said).toContain("one runs");
  expect(existsSync(join(clone, ".wrangler/installing"))).toBe(false);
});

test("after waiting for an installation that failed, a script tries again", { timeout }, async () => {
  const one = bootstrap("one");
  await expect.poll(installs, { timeout }).toBe(1);
  const other = bootstrap("other");
  await expect.poll(() => other.said, { timeout }).toContain("Waiting for process");
  process.kill(-one.child.pid!, "SIGKILL");
  await one.ended;
  letInstallsEnd();
  expect(await other.ended).toBe(0);
  expect(installs()).toBe(2);
  expect(other.said).toContain("other runs");
});

test("an installation that fails reports it, starts nothing and leaves nothing behind", { timeout }, async () => {
  writeFileSync(join(clone, "bin/npm"), "#!/bin/sh\nexit 7\n");
  const one = bootstrap("one");
  expect(await one.ended).toBe(7);
  expect(one.said).toContain("Nothing was started.");
  expect(one.said).not.toContain("one runs");
  expect(existsSync(join(clone, ".wrangler/installing"))).toBe(false);
});

test("packages are installed once: later scripts start immediately", { timeout }, async () => {
  letInstallsEnd();
  expect(await bootstrap("one").ended).toBe(0);
  const later = bootstrap("other");
  expect(await later.ended).toBe(0);
  expect(installs()).toBe(1);
  expect(later.said).toBe("other runs\n");
});
