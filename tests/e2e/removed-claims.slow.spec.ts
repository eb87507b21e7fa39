import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { BuiltSite } from "../../scripts/local/built-site.ts";
import { expectNoViolations } from "../support/axe.ts";
import { contentWidth, WIDTHS } from "../support/content-width.ts";
import { hydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/site-test.ts";

// In one process, otherwise each would build it.
test.describe.configure({ mode: "default" });

/** The site after an operator has removed every claim: built from a copy of the project. */
let folder: string;
let bare: BuiltSite;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = mkdtempSync(join(tmpdir(), "bare-"));
  const skipped = /^(?:node_modules|build|\.build-\w+|\.git|\.wrangler|\.react-router|reports|test-results)(?:\/|$)/;
  cpSync(".", folder, { recursive: true, filter: (path) => !skipped.test(path) });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const file = join(folder, "app/content/claims/claim.ts");
  const source = readFileSync(file, "utf8");
  const bared = source.replace(/state: "sample",\n\s*value,\n\s*proof,/, `state: "removed",`);
  expect(bared).not.toBe(source);
  writeFileSync(file, bared);
  const { status, stdout, stderr } = spawnSync("npm", ["run", "build"], { cwd: folder, encoding: "utf8" });
  expect(status, stdout + stderr).toBe(0);
  bare = await BuiltSite.start({
    serverDir: join(folder, "build/server"),
    clientDir: join(folder, "build/client"),
    settings: { CONTACT_API_ORIGIN: "http://127.0.0.1:9" },
  });
});
test.afterAll(async () => {
  await bare?.stop();
  rmSync(folder, { recursive: true, force: true });
});

for (const path of ["/", "/about", "/corporate-capability"]) {
  test(`BUY-4 without claims ${path} keeps its layout: no gap, no empty section, no overflow`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(bare.origin + path);
    await hydrated(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await contentWidth(page)).toBe(width);
      // A section has a heading and content below or beside it.
      const empty = await page.locator("main > section, main section.section").evaluateAll((all) =>
        all.flatMap((section) => {
          const headings = [...section.querySelectorAll("h1, h2")].map((one) => one.textContent ?? "").join("");
          const isThere = section.getBoundingClientRect().height > 80;
          return isThere && (section.textContent ?? "").trim().length > headings.length + 20 ? [] : [headings];
        }),
      );
      expect(empty).toEqual([]);
    }
    await expect(page.locator("main")).not.toContainText("SAMPLE");
    await expect(page.locator("footer")).not.toContainText("CMMI");
    await expectNoViolations(page);
  });
}

test("BUY-4 without claims the footer's anchors still lead to a section", async ({ page }) => {
  for (const id of ["contractvehicles", "certification"]) {
    await page.goto(`${bare.origin}/#${id}`);
    await expect(page.locator(`#${id}`).getByRole("heading", { level: 2 })).toBeVisible();
  }
});

test("BUY-4 the page of a removed vehicle does not exist, and the sitemap does not list it", async ({ request }) => {
  expect((await request.get(`${bare.origin}/contract-vehicles/gsa-mas`)).status()).toBe(404);
  expect(await (await request.get(`${bare.origin}/sitemap.xml`)).text()).not.toContain("contract-vehicles");
});
