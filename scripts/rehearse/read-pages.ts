import { renameSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { FaultCount } from "./faults.ts";
import { filesOf, problemsOfPage } from "./page-check.ts";
import type { Random } from "./random.ts";
import type { Build } from "./twin-build.ts";

/** How often a visitor asks again for what broke or answered 500. */
const TRIES = 10;
/** How long a visitor waits for one answer. */
const PATIENCE_MS = 30_000;
/** How many of a page's pictures and fonts are asked for, and of its build's chunks later on. */
const SOME = 4;

export interface Reading {
  origin: string;
  paths: readonly string[];
  builds: readonly Build[];
  random: Random;
  faults: FaultCount;
  /** How likely it is that a file cannot be read the first time. */
  unreadable: number;
  servedDirs: () => string[];
  /** What readers saw. */
  seen: { pages: number; files: number; missing: string[]; half: string[]; failed: string[] };
}

/**
 * One visitor who reads a page: its chunks and sheets, and some of its pictures and fonts.
 * @returns what the page does later on, when the site may have moved on: it asks for more chunks of its own build
 */
export async function readPage(number: number, reading: Reading): Promise<() => Promise<void>> {
  const { builds, random, seen, paths } = reading;
  const draw = random.for("reader", number);
  const key = `reader-${number}`;
  const path = draw.pick(paths);
  const page = await ask(path, key, reading);
  if (page?.status !== 200) {
    seen.failed.push(`${path} answered ${page?.status ?? "nothing"}`);
    return async () => {};
  }
  seen.pages += 1;
  const clientBuild = page.headers.get("x-client-build");
  for (const problem of problemsOfPage(page.text, clientBuild, builds)) seen.half.push(`${path} ${problem}`);
  const files = filesOf(page.text);
  const others = files.filter((file) => !file.startsWith("/assets/"));
  const chosen = new Set([...files.filter((file) => file.startsWith("/assets/")), ...some(others, draw)]);
  for (const file of chosen) await readFile(file, key, reading, draw);
  return async () => {
    const own = builds.find((build) => build.clientBuild === clientBuild);
    for (const file of some([...(own?.files ?? [])], draw)) await readFile(file, key, reading, draw);
  };
}

/** A few of the files, not always the same. */
const some = (files: readonly string[], draw: Random) =>
  files.length === 0 ? [] : Array.from({ length: SOME }, () => draw.pick(files));

async function readFile(path: string, key: string, reading: Reading, draw: Random): Promise<void> {
  const { seen, faults } = reading;
  const putBack = draw.chance(reading.unreadable) ? takeAway(path, reading.servedDirs()) : undefined;
  if (putBack) {
    const failed = await askOnce(path, key, reading);
    if (failed && failed.status >= 500) faults.add("assets: 500");
    if (failed && failed.status >= 500 && /max-age=[1-9]/.test(failed.headers.get("cache-control") ?? ""))
      seen.failed.push(`${path} answered ${failed.status} and may be kept`);
    putBack();
  }
  const answer = await ask(path, key, reading);
  seen.files += 1;
  if (answer?.status === 404) seen.missing.push(`${path}, for a page that named it`);
  else if (answer?.status !== 200) seen.failed.push(`${path} answered ${answer?.status ?? "nothing"}`);
}

/** Makes a file unreadable wherever it is served, as a fault of the assets does. @returns what brings it back */
function takeAway(path: string, folders: string[]): (() => void) | undefined {
  const moved = folders.flatMap((folder) => {
    const file = join(folder, path);
    return move(file, `${file}~`) ? [file] : [];
  });
  if (moved.length === 0) return undefined;
  return () => moved.forEach((file) => move(`${file}~`, file));
}

/** Another reader may have done it, and a version that is stopped takes its folder along. */
function move(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch {
    return false;
  }
}

interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** As a person does: again after a connection that broke, and after a fault of the server's. */
async function ask(path: string, key: string, reading: Reading): Promise<Answer | undefined> {
  let last: Answer | undefined;
  for (let number = 1; number <= TRIES; number += 1) {
    last = await askOnce(path, key, reading);
    if (last && last.status < 500) return last;
    await pause(20 * number);
  }
  return last;
}

async function askOnce(path: string, key: string, { origin }: Reading): Promise<Answer | undefined> {
  try {
    const response = await fetch(origin + path, {
      headers: { "cloudflare-workers-version-key": key, "accept-encoding": "identity" },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch {
    return undefined;
  }
}
