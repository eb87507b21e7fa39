import { afterAll, beforeAll, expect, test } from "vitest";
import { countPageBytes } from "../../scripts/bench/page-bytes.ts";
import { BuiltSite } from "../../local/built-site.ts";

/** React and React Router alone, brotli-compressed: what no page can do without. */
const FLOOR_BYTES = 97_000;

let site: BuiltSite;
beforeAll(async () => {
  site = await BuiltSite.start({ settings: { CONTACT_API_ORIGIN: "http://127.0.0.1:9" } });
});
afterAll(() => site.stop());

test.each([
  ["/", 45_000],
  ["/services/a123-support", 30_000],
  ["/services/digital-transformation", 30_000],
  ["/contact", 30_000],
  ["/corporate-capability", 30_000],
  ["/services", 30_000],
  ["/flip-cards", 30_000],
])("GEN-4 the scripts of %s stay within %i bytes above the floor, in few files", async (path, budget) => {
  const { scripts, scriptBytes } = await countPageBytes(site.origin, path);
  expect(scriptBytes).toBeGreaterThan(FLOOR_BYTES / 2);
  expect(scriptBytes).toBeLessThanOrEqual(FLOOR_BYTES + budget);
  expect(scripts.length).toBeLessThanOrEqual(11);
});

test("GEN-4 a page's own words weigh little: HTML with the sheet in it stays under 37 KB", async () => {
  for (const path of ["/", "/services/a123-support", "/corporate-capability"]) {
    const { html } = await countPageBytes(site.origin, path);
    expect(html, path).toBeLessThanOrEqual(37_000);
  }
});
