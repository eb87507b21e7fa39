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

/** Cloudflare's limits of a version. Source: developers.cloudflare.com/workers/platform/limits (Free plan). */
const MAX_FILES = 20_000;
const MAX_FILE_BYTES = 25 * 1024 * 1024;

/** Limits of the list and of all downloads: several times what this site needs. */
const MAX_LIST_BYTES = 8 * 1024 * 1024;
const MAX_TOTAL_BYTES = 256 * 1024 * 1024;

const PARALLEL_DOWNLOADS = 8;

/** Time for all downloads. A site that is down must not block the deploy that repairs it. */
const TIMEOUT_MS = 120_000;

export interface FormerFilesOptions {
  /** Folder of the static files to publish. */
  clientDir: string;
  /** Origin of the running site. Without it nothing is copied. */
  origin: string | undefined;
  maxFiles?: number;
  maxBytes?: number;
}

/**
 * Downloads the hashed files of the two earlier builds from the running site into the new build, so that visitors with
 * an earlier page miss none. Never fails. Source: OPS-4.
 * @returns a report for the operator
 */
export async function copyFormerFiles(options: FormerFilesOptions): Promise<string> {
  const { clientDir, origin, maxFiles = MAX_FILES, maxBytes = MAX_TOTAL_BYTES } = options;
  const own = ownFiles(clientDir);
  writeBuildFiles(clientDir, own);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const former = origin ? await readList(origin, signal) : "SITE_URL is not set";
  if (typeof former === "string") return `No files of earlier builds were copied: ${former}.\n${CONSEQUENCE}`;

  const all = withFormer(own, former);
  const age = (path: string) => all.builds.indexOf(all.files[path]!.build);
  const wanted = Object.keys(all.files).filter((path) => !(path in own.files));
  // Newest first: they are requested most.
  const queue = wanted.toSorted((one, other) => age(one) - age(other));
  const missing: string[] = [];
  const drop = (path: string, reason: string) => {
    missing.push(`  ${path}: ${reason}`);
    delete all.files[path];
  };
  const count = readdirSync(clientDir, { recursive: true, withFileTypes: true }).filter((file) => file.isFile()).length;
  for (const path of queue.splice(Math.max(0, maxFiles - count))) drop(path, `more than ${maxFiles} files`);
  const budget = { bytes: maxBytes };
  const download = async (): Promise<void> => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      try {
        const bytes = await read(`${origin}/${path}`, signal, MAX_FILE_BYTES, budget);
        if (sha256(bytes) !== all.files[path]!.sha256) throw new Error("its content differs from the list");
        mkdirSync(dirname(join(clientDir, path)), { recursive: true });
        writeFileSync(join(clientDir, path), bytes);
      } catch (error) {
        drop(path, (error as Error).message);
      }
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_DOWNLOADS }, download));
  writeBuildFiles(clientDir, all);
  const copied = `Copied ${wanted.length - missing.length} files of earlier builds (${all.builds.length - 1}) from ${origin}.`;
  if (missing.length === 0) return copied;
  const more = missing.length > 10 ? [`  and ${missing.length - 10} more`] : [];
  return [copied, `${missing.length} are missing:`, ...missing.slice(0, 10), ...more, CONSEQUENCE].join("\n");
}

const CONSEQUENCE = "Visitors with a page of an earlier build may get one full page load. Nothing else depends on it.";

/** The running site's list, or the reason why there is none. */
async function readList(origin: string, signal: AbortSignal): Promise<BuildFiles | string> {
  const url = `${origin}/${BUILD_FILES}`;
  try {
    const bytes = await read(url, signal, MAX_LIST_BYTES, { bytes: MAX_LIST_BYTES });
    const text = new TextDecoder().decode(bytes);
    try {
      return parseBuildFiles(text);
    } catch {
      return `${url} is not a list of files. Is there a login or a challenge in front of the site?`;
    }
  } catch (error) {
    return `${url}: ${(error as Error).message}`;
  }
}

/**
 * Downloads a URL. The running site is not trusted: never holds more than the limits in memory.
 * @param budget bytes left for this and the other downloads that share it
 * @throws Error with the reason
 */
async function read(url: string, signal: AbortSignal, limit: number, budget: { bytes: number }): Promise<Uint8Array> {
  const answer = await fetch(url, { signal, cache: "no-store" }).catch(
    (error: Error & { cause?: { code?: string } }) => {
      throw new Error(`could not be fetched (${error.cause?.code ?? error.message})`);
    },
  );
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const checkSize = (bytes: number) => {
    if (size + bytes > limit) throw new Error(`larger than ${limit / 1024 / 1024} MiB`);
    if (bytes > budget.bytes) throw new Error("the limit of all downloads is reached");
  };
  try {
    checkSize(Number(answer.headers.get("content-length")) || 0);
  } catch (error) {
    await answer.body?.cancel();
    throw error;
  }
  // A throw in the loop cancels the rest.
  for await (const chunk of answer.body ?? []) {
    checkSize(chunk.byteLength);
    size += chunk.byteLength;
    budget.bytes -= chunk.byteLength;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
