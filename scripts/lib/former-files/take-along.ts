import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  BUILD_FILES,
  type BuildFiles,
  ownFiles,
  parseBuildFiles,
  sha256,
  withFormer,
  writeBuildFiles,
} from "./build-files.ts";
import { type Budget, readBytes } from "./read-bytes.ts";

/** What Cloudflare takes of one version. Source: developers.cloudflare.com/workers/platform/limits (Free plan). */
const MOST_FILES = 20_000;
const LARGEST_BYTES = 25 * 1024 * 1024;

/** Most bytes of the list, and of all files together: several times what this site has. */
const LARGEST_LIST_BYTES = 8 * 1024 * 1024;
const MOST_BYTES = 256 * 1024 * 1024;

/** Files that are fetched at the same time. */
const AT_ONCE = 8;

/** Time for all of it. A site that is down must not keep anybody from deploying what mends it. */
const TIME_MS = 120_000;

export interface TakeAlongOptions {
  /** Folder of the static files that are about to be published. */
  clientDir: string;
  /** Origin of the running site; without it nothing is taken along. */
  origin: string | undefined;
  /** Most files that a version may have. */
  mostFiles?: number;
  /** Most bytes that are fetched. */
  mostBytes?: number;
}

/** A file of a former build, and why it could not be had. */
interface Loss {
  path: string;
  why: string;
}

/**
 * Puts the files of the builds before this one beside its own, so that visitors with one of their pages miss none. They
 * come from the running site, which says what it holds: no machine has to remember what it published. Nothing that fails
 * here stops a deploy. Source: OPS-4.
 * @returns what became of it, for the operator
 */
export async function takeFormerFiles({
  clientDir,
  origin,
  mostFiles = MOST_FILES,
  mostBytes = MOST_BYTES,
}: TakeAlongOptions): Promise<string> {
  const own = ownFiles(clientDir);
  writeBuildFiles(clientDir, own);
  if (!origin) return notTaken("SITE_URL is not set");
  const signal = AbortSignal.timeout(TIME_MS);
  const former = await readFormer(origin, signal);
  if (typeof former === "string") return notTaken(former);

  const all = withFormer(own, former);
  const wanted = Object.keys(all.files).filter((path) => !(path in own.files));
  // Those of the newest builds come first: they are asked for most.
  wanted.sort((one, other) => age(all, one) - age(all, other));
  const room = Math.max(0, mostFiles - countFiles(clientDir));
  const losses: Loss[] = wanted.slice(room).map((path) => ({ path, why: `more than ${mostFiles} files` }));
  const queue = wanted.slice(0, room);
  const budget: Budget = { bytes: mostBytes };
  const fetchNext = async (): Promise<void> => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const why = await takeFile(path, all.files[path]!.sha256, { clientDir, origin, signal, budget });
      if (why) losses.push({ path, why });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));

  for (const { path } of losses) delete all.files[path];
  writeBuildFiles(clientDir, all);
  return report(origin, wanted.length - losses.length, all.builds.length - 1, losses);
}

const age = ({ builds, files }: BuildFiles, path: string): number => builds.indexOf(files[path]!.build);

const countFiles = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

/** The running site's list; or, in words, why there is none. */
async function readFormer(origin: string, signal: AbortSignal): Promise<BuildFiles | string> {
  const address = `${origin}/${BUILD_FILES}`;
  try {
    const answer = await fetch(address, { signal, cache: "no-store" });
    if (answer.status === 404) return `${address} is not there, as before the first deploy that writes it`;
    if (!answer.ok) return `${address} answered ${answer.status}`;
    const bytes = await readBytes(answer, LARGEST_LIST_BYTES, { bytes: LARGEST_LIST_BYTES });
    if (!bytes) return `${address} is larger than ${inMebibytes(LARGEST_LIST_BYTES)}`;
    const text = new TextDecoder().decode(bytes);
    try {
      return parseBuildFiles(text);
    } catch {
      return `${address} is no list of files; does something stand before the site?`;
    }
  } catch (error) {
    return `${address} could not be fetched (${reasonOf(error)})`;
  }
}

/** Fetches one file. Resolves to nothing, or to why it is not there. */
async function takeFile(
  path: string,
  digest: string,
  { clientDir, origin, signal, budget }: { clientDir: string; origin: string; signal: AbortSignal; budget: Budget },
): Promise<string | undefined> {
  try {
    const answer = await fetch(`${origin}/${path}`, { signal });
    if (!answer.ok) return String(answer.status);
    const bytes = await readBytes(answer, LARGEST_BYTES, budget);
    if (!bytes) return `larger than ${inMebibytes(LARGEST_BYTES)}, or more than may be fetched in all`;
    if (sha256(bytes) !== digest) return "other bytes than the list says";
    mkdirSync(dirname(join(clientDir, path)), { recursive: true });
    writeFileSync(join(clientDir, path), bytes);
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}

const inMebibytes = (bytes: number) => `${bytes / 1024 / 1024} MiB`;

/** Node's fetch says "fetch failed", and its cause what it was. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? message;
}

const LATER = "Visitors with a page of a former build may have to load it anew; nothing else depends on it.";

const notTaken = (why: string): string => `No files of former builds were taken along: ${why}.\n${LATER}`;

const countOf = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;

/** Files that are named at most; the rest are counted. */
const NAMED = 10;

function report(origin: string, taken: number, builds: number, losses: Loss[]): string {
  const lines = [`Taken along from ${origin}: ${countOf(taken, "file")} of ${countOf(builds, "former build")}.`];
  if (losses.length === 0) return lines[0]!;
  lines.push(`Missing are ${losses.length}:`, ...losses.slice(0, NAMED).map(({ path, why }) => `  ${path}: ${why}`));
  if (losses.length > NAMED) lines.push(`  and ${losses.length - NAMED} more`);
  return [...lines, LATER].join("\n");
}
