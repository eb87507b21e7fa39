import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BuiltSite } from "../../local/built-site.ts";
import { type Served, type Splitter, startSplitter } from "../../local/traffic-splitter.ts";
import { copyFormerFiles } from "../../scripts/deploy/former-files.ts";
import { type AnotherBuild, anotherBuild } from "../support/another-build.ts";

/** Four builds, each deployed after the one before, as `npm run deploy` does. */
const LETTERS = ["A", "B", "C", "D"] as const;
type Letter = (typeof LETTERS)[number];

const builds = {} as Record<Letter, AnotherBuild>;
const sites = {} as Record<Letter, BuiltSite>;
const reports: string[] = [];
const served: Served[] = [];
let splitter: Splitter;

const all = (letter: Letter) => ({ id: letter, origin: sites[letter].origin, percent: 100 });
const get = (path: string, headers: Record<string, string> = {}) => fetch(splitter.origin + path, { headers });

beforeAll(async () => {
  for (const letter of LETTERS) {
    const build = anotherBuild(letter);
    const origin = letter === "A" ? undefined : splitter.origin;
    const report = await copyFormerFiles({ clientDir: build.clientDir, origin });
    if (origin) reports.push(report);
    builds[letter] = build;
    sites[letter] = await BuiltSite.start({ ...build, settings: { CONTACT_API_ORIGIN: "http://127.0.0.1:9" } });
    if (letter === "A") {
      splitter = await startSplitter({
        versions: [all("A")],
        workerName: "goldthread",
        random: () => meets / 2,
        onServed: (one) => served.push(one),
      });
    } else splitter.split([all(letter)]);
  }
});
afterAll(async () => {
  await splitter.stop();
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
    splitter.split([all(now)]);
    expect(own("A").length).toBeGreaterThan(60);
    expect(await wrongOf("A", [...builds["A"].files])).toEqual([]);
    expect(await wrongOf(now, [...builds[now].files])).toEqual([]);
  },
);

test("OPS-4 the fourth build has the files of the two before it, and no longer those of the first", async () => {
  for (const report of reports) expect(report).toMatch(/^Copied .*\.$/);
  splitter.split([all("D")]);
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

/** The version that a request without a key gets: the first or the second. */
let meets: 0 | 1 = 0;

/** Visits a page: statuses of the scripts and fonts that it names. */
async function visit(headers: Record<string, string> = {}): Promise<number[]> {
  meets = 1;
  const html = await (await get("/", headers)).text();
  const files = [...new Set([...html.matchAll(/\/(?:assets|fonts)\/[\w-]+\.(?:js|woff2)/g)].map(([path]) => path))];
  expect(files.length).toBeGreaterThan(3);
  meets = 0;
  return Promise.all(files.map(async (path) => (await get(path, headers)).status));
}

const share = (old: Letter, next: Letter) => [
  { ...all(old), percent: 50 },
  { ...all(next), percent: 50 },
];

test("OPS-4 while two versions share the traffic, a visitor with a version key misses no file, and one without does", async () => {
  splitter.split(share("A", "B"));
  served.length = 0;
  for (let n = 1; n <= 8; n += 1) {
    expect(await visit({ "cloudflare-workers-version-key": `192.0.2.${n}` })).not.toContain(404);
  }
  // Both versions had visitors among the eight.
  expect(new Set(served.map(({ version }) => version))).toEqual(new Set(["A", "B"]));

  // A page of the new version, whose files are requested from the old one, which cannot have them.
  expect(await visit()).toContain(404);
  // The other way round they exist, because they were copied.
  splitter.split(share("B", "A"));
  expect(new Set(await visit())).toEqual(new Set([200]));
});
