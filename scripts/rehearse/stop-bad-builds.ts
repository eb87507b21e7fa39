import { join } from "node:path";
import { rmSync } from "node:fs";
import { BuiltSite } from "../../local/built-site.ts";
import { startSplitter } from "../../local/splitter.ts";
import { digestOfKey } from "../../worker/smoke-test.ts";
import { smokeTest } from "../lib/smoke/index.ts";
import { BAD_BUILDS, type BadBuild } from "./bad-builds.ts";
import { linkTree } from "./link-tree.ts";
import type { Random } from "./random.ts";

const KEY = "the key of this rehearsal";
const WORKER = "goldthread";
const AT_ONCE = 2;

/** What the versions are given; nobody listens at the gateway's address, and nothing is sent there. */
const SETTINGS = {
  CONTACT_API_ORIGIN: "http://127.0.0.1:9",
  SITE_URL: "https://www.goldthread.example",
  INDEXABLE: "true",
};

/** What the smoke test said of a version; no sentence: it would have got traffic. */
export interface Verdict {
  name: string;
  problems: string[];
}

export interface BadBuildOptions {
  folder: string;
  count: number;
  random: Random;
  /** Builds that are tried; for the proof that one that passes is told. */
  builds?: readonly BadBuild[];
  /** Called with each verdict as it falls. */
  print?: (line: string) => void;
}

/**
 * Uploads the good build and then bad ones, each without traffic beside the good one, and has each tested as
 * `npm run deploy` does: by its version override, and against the files that lie where it was built. Source: OPS-3.
 */
export async function stopBadBuilds({ folder, count, random, builds = BAD_BUILDS, print }: BadBuildOptions) {
  const live = await BuiltSite.start({ settings: SETTINGS, onLog: () => {} });
  const good = await verdictOf({ name: "the good build" }, join(folder, "good"), random, live.origin);
  const chosen = builds.slice(0, count);
  const verdicts: Verdict[] = [];
  const next = async (): Promise<void> => {
    for (let bad = chosen[verdicts.length]; bad; bad = chosen[verdicts.length]) {
      const place = verdicts.push({ name: bad.name, problems: [] }) - 1;
      verdicts[place] = await verdictOf(bad, join(folder, `bad-${place}`), random, live.origin);
      print?.(`  ${verdicts[place].problems.length > 0 ? "stopped" : "MISSED "}  ${bad.name}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  await live.stop();
  return { good, bad: verdicts };
}

async function verdictOf(build: BadBuild, folder: string, random: Random, live: string): Promise<Verdict> {
  const { name, spoil, settings } = build;
  linkTree("build", folder);
  spoil?.(folder, random.for("bad build", name));
  const clientDir = join(folder, "client");
  const version = await BuiltSite.start({
    serverDir: join(folder, "server"),
    clientDir,
    settings: { ...SETTINGS, SMOKE_TEST_DIGEST: await digestOfKey(KEY), ...settings },
    worker: { ratelimits: {} },
    onLog: () => {},
  });
  const splitter = await startSplitter({
    versions: [
      { id: "new", origin: version.origin, percent: 0 },
      { id: "old", origin: live, percent: 100 },
    ],
    workerName: WORKER,
  });
  const headers = { "cloudflare-workers-version-overrides": `${WORKER}="new"` };
  const problems = await smokeTest({ origin: splitter.origin, headers, clientDir, settings: SETTINGS, key: KEY });
  await splitter.stop();
  await version.stop();
  rmSync(folder, { recursive: true, force: true });
  return { name, problems };
}
