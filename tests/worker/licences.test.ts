import { globSync, readFileSync } from "node:fs";
import { expect, inject, test } from "vitest";

const origin = inject("siteOrigin");

/** Names of the packages in the worker's bundle, from its source maps. */
function packagesOfWorker(): Set<string> {
  const sources = globSync("build/server/**/*.map").flatMap(
    (file) => (JSON.parse(readFileSync(file, "utf8")) as { sources: string[] }).sources,
  );
  const names = sources.map((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1]);
  return new Set(names.filter((name) => name !== undefined));
}

test("/third-party-licences.txt names every package of the site's scripts, fonts and icons, with its licence", async () => {
  const response = await fetch(`${origin}/third-party-licences.txt`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
  const entries = (await response.text()).split(/^-{80}$/m).slice(1);
  const names = entries.map((entry) => /^(\S+) \d+\.\d+/.exec(entry.trim())?.[1]);

  const shown = ["@fontsource-variable/newsreader", "@fontsource-variable/public-sans", "@iconify-json/ph"];
  // Only in the browser's bundle, which has no source maps.
  const inBrowser = ["scheduler", "react-dom", "react-aria-components", "@internationalized/string"];
  const expected = [...packagesOfWorker(), ...shown, ...inBrowser];
  expect(expected.length).toBeGreaterThan(12);
  expect(names).toEqual(expect.arrayContaining(expected));
  expect(new Set(names).size).toBe(names.length);
  for (const entry of entries) expect(entry.length, entry.slice(0, 40)).toBeGreaterThan(900);
});
