import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "playwright/test";

// A cold start bundles React Aria and the worker's packages.
test.setTimeout(300_000);

/** Chromium's messages about what a policy of the page refuses. */
const POLICY = /Trusted(?:HTML|Script|ScriptURL)|Content Security Policy/;

/** A copy of the project with a cold cache, because the test changes a file. */
function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), "dev-"));
  const skipped = /^(?:node_modules|build|\.git|\.wrangler|\.react-router|reports|test-results)(?:\/|$)/;
  cpSync(".", folder, { recursive: true, filter: (path) => !skipped.test(path) });
  const [from, to] = [realpathSync("node_modules"), join(folder, "node_modules")];
  if (spawnSync("cp", ["-al", from, to]).status !== 0) cpSync(from, to, { recursive: true });
  rmSync(join(to, ".vite"), { recursive: true, force: true });
  return folder;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, listening));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}

test("SEC-2 npm run dev takes PORT, and a changed text appears in an open page without a restart", async ({ page }) => {
  const folder = copyProject();
  const port = await freePort();
  const env = { ...process.env, PORT: String(port) };
  const server = spawn("npm", ["run", "dev"], {
    cwd: folder,
    env,
    detached: true,
    stdio: ["ignore", "pipe", "ignore"],
  });
  let printed = "";
  server.stdout.on("data", (text) => (printed += text));
  const ended = new Promise((end) => server.once("exit", end));
  const end = () => process.kill(-server.pid!, "SIGTERM");
  process.once("exit", end);
  try {
    await expect(async () => {
      await page.goto(`http://localhost:${port}/flip-cards`);
      await expect(page.locator(".site-header[data-live]")).toBeAttached({ timeout: 20_000 });
    }).toPass({ timeout: 200_000 });
    // Others than these may come from packages that Vite bundles anew after its start.
    const refusals: string[] = [];
    page.on("console", (message) => POLICY.test(message.text()) && refusals.push(message.text()));

    const file = join(folder, "app/content/pages/flip-cards-page.ts");
    writeFileSync(file, readFileSync(file, "utf8").replace("Six capabilities, two sides.", "Changed words"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Changed words", { timeout: 60_000 });
    expect(refusals).toEqual([]);
    expect(printed).not.toContain("restarting server");
  } finally {
    process.off("exit", end);
    end();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
});
