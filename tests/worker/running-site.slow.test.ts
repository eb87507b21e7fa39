import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BuiltSite } from "../../scripts/local/built-site.ts";

let clientDir: string;
let site: BuiltSite;
const lines: string[] = [];
beforeAll(async () => {
  clientDir = mkdtempSync(join(tmpdir(), "running-site-"));
  cpSync("build/client", clientDir, { recursive: true });
  site = await BuiltSite.start({ clientDir, logsFailures: true, onLog: (line) => lines.push(line) });
});
afterAll(async () => {
  await site.stop();
  rmSync(clientDir, { recursive: true });
});

const scripts = globSync("build/client/assets/*.js").map((file) => `/assets/${file.split("/").at(-1)}`);
const get = (path: string) => fetch(site.origin + path);

test("a build beside a running site keeps its scripts unchanged", async () => {
  expect(scripts.length).toBeGreaterThan(20);
  rmSync(clientDir, { recursive: true });
  cpSync("build/client", clientDir, { recursive: true });
  for (const path of scripts) {
    const former = readFileSync(`build/client${path}`, "utf8");
    writeFileSync(join(clientDir, path), "throw new Error('of another build');");
    const response = await get(path);
    expect(response.status, path).toBe(200);
    expect(await response.text(), path).toBe(former);
  }
  expect(lines.filter((line) => line.includes("failed-answer"))).toEqual([]);
});

test("a file that cannot be read is logged", async () => {
  const path = scripts.at(-1)!;
  rmSync(join(site.servedDir, path));
  expect((await get(path)).status).toBe(500);
  await expect.poll(() => lines.find((line) => line.includes("failed-answer"))).toContain(`"path":"${path}"`);
});
