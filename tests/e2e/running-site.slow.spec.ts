import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BuiltSite } from "../../scripts/local/built-site.ts";
import { hydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/site-test.ts";

test("a page of a running site comes alive although its files have been replaced by a build", async ({ page }) => {
  const clientDir = mkdtempSync(join(tmpdir(), "running-site-"));
  cpSync("build/client", clientDir, { recursive: true });
  const site = await BuiltSite.start({ clientDir, settings: { CONTACT_API_ORIGIN: "http://127.0.0.1:9" } });
  rmSync(join(clientDir, "assets"), { recursive: true });
  const scripts: number[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.status());
  });

  await page.goto(`${site.origin}/services/a123-support`);
  await hydrated(page);
  expect(scripts.length).toBeGreaterThan(3);
  expect(new Set(scripts)).toEqual(new Set([200]));

  await page.close();
  await site.stop();
  rmSync(clientDir, { recursive: true });
});
