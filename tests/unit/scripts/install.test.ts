import { spawn } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

/** A fresh clone, whose `npm` records each run and ends when it may, with the code in its file. */
let clone: string;
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), "fresh clone "));
  for (const file of ["scripts/install.mjs", "scripts/lib/one-at-a-time.mjs"]) cpSync(file, join(clone, file));
  writeFileSync(join(clone, "package-lock.json"), "{}");
  mkdirSync(join(clone, "bin"));
  const npm = `#!/bin/sh
echo "$*" >> installs
while [ ! -e may-end ]; do sleep 0.02; done
rm -rf node_modules; mkdir -p node_modules
exit $(cat may-end)
`;
  writeFileSync(join(clone, "bin/npm"), npm);
  chmodSync(join(clone, "bin/npm"), 0o755);
});
afterEach(() => rmSync(clone, { recursive: true }));

const installs = () => {
  const file = join(clone, "installs");
  return existsSync(file) ? readFileSync(file, "utf8").trim().split("\n").length : 0;
};
const letInstallsEnd = (code: number) => writeFileSync(join(clone, "may-end"), String(code));

/** What `npm start` and `npm test` do first. */
function install() {
  const env = { ...process.env, PATH: `${join(clone, "bin")}:${process.env["PATH"]}` };
  const child = spawn(process.execPath, ["scripts/install.mjs"], { cwd: clone, env });
  const run = { said: "", pid: child.pid!, kill: () => child.kill("SIGKILL"), ended: once(child, "exit") };
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (run.said += text));
  return run;
}

/** Each test starts Node several times. */
const timeout = 60_000;

test(
  "of two commands started at once in a fresh clone one installs, and a later one starts at once",
  { timeout },
  async () => {
    const one = install();
    await expect.poll(installs, { timeout }).toBe(1);
    const other = install();
    await expect.poll(() => other.said, { timeout }).toContain("Waiting for another process");
    letInstallsEnd(0);
    expect([await one.ended, await other.ended]).toEqual([
      [0, null],
      [0, null],
    ]);
    const later = install();
    expect(await later.ended).toEqual([0, null]);
    expect(later.said).toBe("");
    expect(installs()).toBe(1);
  },
);

test("an installation that was killed blocks nobody, and one that fails is tried again", { timeout }, async () => {
  const killed = install();
  await expect.poll(installs, { timeout }).toBe(1);
  killed.kill();
  await killed.ended;
  letInstallsEnd(7);
  expect(await install().ended).toEqual([7, null]);
  letInstallsEnd(0);
  expect(await install().ended).toEqual([0, null]);
  expect(installs()).toBe(3);
});
