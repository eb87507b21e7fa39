import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as v from "valibot";

/** A deployment has the files of its own build and of the two before it. Source: OPS-4. */
const KEPT_BUILDS = 3;

/** Where a deployment lists its hashed files for the next deploy. */
const BUILD_FILES = "build-files.json";

/** Folders whose file names contain a hash. public/_headers has browsers cache them for a year. */
export const HASHED_FOLDERS = ["assets", "fonts", "pictures"];

/** Time for all downloads. A site that is down must not block the deploy that repairs it. */
const TIMEOUT_MS = 120_000;
const PARALLEL_DOWNLOADS = 8;

/** The list comes from the network and is written to disk: one folder, no "..", no type that a browser renders as a page. */
const PATH = new RegExp(
  `^(?:${HASHED_FOLDERS.join("|")})/[\\w-]+(?:\\.[\\w-]+)*\\.(?:js|css|woff2|avif|webp|jpg|png|svg)$`,
);

/** The hashed files of each build, newest first. */
const BuildFilesSchema = v.pipe(v.array(v.array(v.pipe(v.string(), v.regex(PATH)))), v.minLength(1));

const parse = (text: string) => v.parse(BuildFilesSchema, JSON.parse(text));
const write = (clientDir: string, builds: string[][]) =>
  writeFileSync(join(clientDir, BUILD_FILES), JSON.stringify(v.parse(BuildFilesSchema, builds)));

/** Lists a new build's files in it, and returns them. */
export function writeBuildFiles(clientDir: string): string[] {
  const files = HASHED_FOLDERS.flatMap((folder) =>
    readdirSync(join(clientDir, folder)).map((file) => `${folder}/${file}`),
  ).toSorted();
  write(clientDir, [files]);
  return files;
}

/**
 * Downloads the hashed files of the two earlier builds from the running site into the build, so that visitors with an
 * earlier page miss none. Never fails. Source: OPS-4.
 * @param clientDir folder of the static files to publish
 * @param origin of the running site. Without it nothing is copied
 * @returns a report for the operator
 */
export async function copyFormerFiles(clientDir: string, origin: string | undefined): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const read = async (path: string): Promise<Buffer> => {
    if (!origin) throw new Error("SITE_URL is not set");
    const answer = await fetch(`${origin}/${path}`, { signal, cache: "no-store" });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  };
  const [own] = parse(readFileSync(join(clientDir, BUILD_FILES), "utf8")) as [string[]];
  const missing = new Map<string, string>();
  const note = (path: string) => (error: Error) => void missing.set(path, error.message);
  const known = await read(BUILD_FILES)
    .then((bytes) => parse(bytes.toString()))
    .catch(note(BUILD_FILES));
  // The same build may have been deployed before.
  const former = (known ?? []).filter((files) => files.join() !== own.join()).slice(0, KEPT_BUILDS - 1);
  const wanted = new Set(former.flat().filter((path) => !own.includes(path)));
  const queue = wanted.values();
  const download = async (): Promise<void> => {
    for (const path of queue) {
      const bytes = await read(path).catch(note(path));
      if (!bytes) continue;
      mkdirSync(dirname(join(clientDir, path)), { recursive: true });
      writeFileSync(join(clientDir, path), bytes);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_DOWNLOADS }, download));
  write(clientDir, [own, ...former.map((files) => files.filter((path) => !missing.has(path)))]);
  const [[path, reason] = []] = missing;
  const copied = wanted.size - (known ? missing.size : 0);
  const report = `Copied ${copied} files of ${former.length} earlier builds.`;
  if (!path) return report;
  return `${report} ${missing.size} are missing, such as ${path}: ${reason}
Visitors with a page of an earlier build may get one full page load. Nothing else depends on it.`;
}
