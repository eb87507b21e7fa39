import { createHash } from "node:crypto";
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

const BuildIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));
const BuildFilesSchema = v.object({
  /** Build ids, newest first. */
  builds: v.pipe(v.array(BuildIdSchema), v.minLength(1)),
  /** By path: SHA-256 in hexadecimal, and the newest build that has the file. */
  files: v.record(
    v.pipe(v.string(), v.regex(PATH)),
    v.object({ sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)), build: BuildIdSchema }),
  ),
});
/** A deployment's hashed files, and the builds that need them. */
export type BuildFiles = v.InferOutput<typeof BuildFilesSchema>;

const parse = (text: string): BuildFiles => v.parse(BuildFilesSchema, JSON.parse(text));
const sha256 = (bytes: Uint8Array | string): string => createHash("sha256").update(bytes).digest("hex");
const write = (clientDir: string, list: BuildFiles) =>
  writeFileSync(join(clientDir, BUILD_FILES), JSON.stringify(list));

/** Lists a new build's files in it. Its id is a hash of them: two builds with the same files count as one. */
export function writeBuildFiles(clientDir: string): BuildFiles {
  const digests = HASHED_FOLDERS.flatMap((folder) =>
    readdirSync(join(clientDir, folder)).map((file) => `${folder}/${file}`),
  )
    .toSorted()
    .map((path): [string, string] => [path, sha256(readFileSync(join(clientDir, path)))]);
  const build = sha256(digests.flat().join("\n")).slice(0, 16);
  const list = {
    builds: [build],
    files: Object.fromEntries(digests.map(([path, digest]) => [path, { sha256: digest, build }])),
  };
  write(clientDir, parse(JSON.stringify(list)));
  return list;
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
    const answer = await fetch(`${origin}/${path}`, { signal, cache: "no-store" });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  };
  const listed = parse(readFileSync(join(clientDir, BUILD_FILES), "utf8"));
  // The build may have been deployed before, and then has files of earlier builds already.
  const [own] = listed.builds as [string];
  const all: BuildFiles = { builds: [own], files: onlyOf(listed, [own]) };
  const missing: string[] = [];
  let copied = 0;
  try {
    if (!origin) throw new Error("SITE_URL is not set");
    const former = parse((await read(BUILD_FILES)).toString());
    all.builds = [...new Set([own, ...former.builds])].slice(0, KEPT_BUILDS);
    const queue = Object.entries(onlyOf(former, all.builds)).filter(([path]) => !(path in all.files));
    const download = async (): Promise<void> => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const [path, file] = next;
        try {
          const bytes = await read(path);
          if (sha256(bytes) !== file.sha256) throw new Error("its content differs from the list");
          mkdirSync(dirname(join(clientDir, path)), { recursive: true });
          writeFileSync(join(clientDir, path), bytes);
          all.files[path] = file;
          copied++;
        } catch (error) {
          missing.push(`${path}: ${(error as Error).message}`);
        }
      }
    };
    await Promise.all(Array.from({ length: PARALLEL_DOWNLOADS }, download));
  } catch (error) {
    missing.push(`${origin ?? ""}/${BUILD_FILES}: ${(error as Error).message}`);
  }
  write(clientDir, all);
  const report = `Copied ${copied} files of ${all.builds.length - 1} earlier builds.`;
  if (missing.length === 0) return report;
  return `${report} ${missing.length} are missing, such as ${missing[0]}.
Visitors with a page of an earlier build may get one full page load. Nothing else depends on it.`;
}

const onlyOf = ({ files }: BuildFiles, builds: readonly string[]): BuildFiles["files"] =>
  Object.fromEntries(Object.entries(files).filter(([, { build }]) => builds.includes(build)));
