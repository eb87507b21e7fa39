import { afterAll, beforeAll, expect, test } from "vitest";
import { BuiltSite } from "../../scripts/local/built-site.ts";

const PATH = '.well-known/security.txt"';

let site: BuiltSite;
beforeAll(async () => {
  site = await BuiltSite.start({
    patchEntry: (source) => {
      const patched = source.replace(`path: "${PATH}`, 'path: "contacts/:name.txt"');
      if (patched === source) throw new Error("The route of security.txt is not where it was.");
      return patched;
    },
  });
});
afterAll(() => site.stop());

test("SHOW-3 dynamic files under one pattern are not logged as missing pages", async () => {
  for (const path of ["/contacts/one.txt", "/contacts/two.txt"]) {
    const response = await fetch(site.origin + path);
    expect(response.status, path).toBe(200);
    expect(response.headers.get("content-type")).toContain("text/plain");
    expect(await response.text()).toContain("Contact: mailto:");
  }
});

test("GEN-1 a path that only looks like such a file is", async () => {
  for (const path of ["/contacts/one", "/contacts/one.csv", "/contacts"])
    expect((await fetch(site.origin + path)).status, path).toBe(404);
});
