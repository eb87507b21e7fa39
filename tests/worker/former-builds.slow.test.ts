import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BuiltSite } from "../../scripts/local/built-site.ts";
import { copyFormerFiles } from "../../scripts/deploy/former-files.ts";
import { type AnotherBuild, anotherBuild } from "../support/another-build.ts";
import { startPublishedSite } from "../support/published-site.ts";

/** Four builds, each deployed after the one before, as `wrangler deploy` does. */
const LETTERS = ["A", "B", "C", "D"] as const;
type Letter = (typeof LETTERS)[number];

const builds = {} as Record<Letter, AnotherBuild>;
const sites = {} as Record<Letter, BuiltSite>;
const reports: string[] = [];
let published: Awaited<ReturnType<typeof startPublishedSite>>;

const get = (path: string) => fetch(published.origin + path);

beforeAll(async () => {
  for (const letter of LETTERS) {
    const build = anotherBuild(letter);
    const origin = letter === "A" ? undefined : published.origin;
    const report = await copyFormerFiles(build.clientDir, origin);
    if (origin) reports.push(report);
    builds[letter] = build;
    sites[letter] = await BuiltSite.start({ ...build, settings: { CONTACT_API_ORIGIN: "http://127.0.0.1:9" } });
    if (letter === "A") published = await startPublishedSite(sites.A);
    else published.publish(sites[letter]);
  }
});
afterAll(async () => {
  published.stop();
  await Promise.all(Object.values(sites).map((site) => site.stop()));
  for (const { remove } of Object.values(builds)) remove();
});

/** Files that only this build has. */
const own = (letter: Letter) =>
  [...builds[letter].files].filter((path) => new RegExp(`-${letter}[\\w-]{7}\\.`).test(path));

/** Files whose content differs from their build. */
async function wrongOf(letter: Letter, paths: string[]): Promise<string[]> {
  const wrong = await Promise.all(
    paths.map(async (path) => {
      const answer = await get(path);
      const digest = createHash("sha256")
        .update(new Uint8Array(await answer.arrayBuffer()))
        .digest("hex");
      const expected = createHash("sha256")
        .update(readFileSync(join(builds[letter].clientDir, path)))
        .digest("hex");
      const isKept = answer.headers.get("cache-control") === "public, max-age=31536000, immutable";
      return answer.status === 200 && digest === expected && isKept ? [] : [path];
    }),
  );
  return wrong.flat();
}

test.each(["B", "C"] as const)(
  "OPS-4 after build %s has replaced it, every script, sheet and font of build A is there as it was",
  async (now) => {
    published.publish(sites[now]);
    expect(own("A").length).toBeGreaterThan(60);
    expect(await wrongOf("A", [...builds["A"].files])).toEqual([]);
    expect(await wrongOf(now, [...builds[now].files])).toEqual([]);
  },
);

test("OPS-4 the fourth build has the files of the two before it, and no longer those of the first", async () => {
  for (const report of reports) expect(report).toMatch(/^Copied .*\.$/);
  published.publish(sites.D);
  expect(await wrongOf("B", own("B"))).toEqual([]);
  expect(await wrongOf("C", own("C"))).toEqual([]);
  const gone = await get(own("A")[0]!);
  expect(gone.status).toBe(404);
  // A browser requests it again after its next document load.
  expect(gone.headers.get("cache-control")).toBe("no-store");
});

test("OPS-4 the list of files is read anew by each deploy, and is not for search engines", async () => {
  const answer = await get("/build-files.json");
  expect(answer.headers.get("cache-control")).toBe("no-cache");
  expect(answer.headers.get("x-robots-tag")).toBe("noindex");
});
