import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

/** A deployment has the files of its own build and of the two before it. Source: OPS-4. */
const KEPT_BUILDS = 3;

/** Where a deployment lists its hashed files for the next deploy. */
export const BUILD_FILES = "build-files.json";

/** Folders whose file names contain a hash. public/_headers has browsers cache them for a year. */
export const HASHED_FOLDERS = ["assets", "fonts", "pictures"];

/** The list comes from the network and is written to disk: one folder, no "..", no type that a browser renders as a page. */
const HashedPathSchema = v.pipe(
  v.string(),
  v.regex(
    new RegExp(`^(?:${HASHED_FOLDERS.join("|")})/[\\w-]+(?:\\.[\\w-]+)*\\.(?:js|css|woff2|avif|webp|jpg|png|svg)$`),
  ),
);

const BuildIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));

const BuildFilesSchema = v.object({
  /** Build ids, newest first. */
  builds: v.pipe(v.array(BuildIdSchema), v.minLength(1)),
  /** By path: SHA-256 in hexadecimal, and the newest build that has the file. */
  files: v.record(
    HashedPathSchema,
    v.object({ sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)), build: BuildIdSchema }),
  ),
});

/** A deployment's hashed files, and the builds that need them. */
export type BuildFiles = v.InferOutput<typeof BuildFilesSchema>;

/** Parses a site's list. Throws if it is invalid. */
export const parseBuildFiles = (text: string): BuildFiles => v.parse(BuildFilesSchema, JSON.parse(text));

/** SHA-256 in hexadecimal. */
export const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** A build's own files. Its id is a hash of them: two builds with the same files count as one. */
export function ownFiles(clientDir: string): BuildFiles {
  const paths = HASHED_FOLDERS.flatMap((folder) =>
    readdirSync(join(clientDir, folder)).map((file) => `${folder}/${file}`),
  );
  const unknown = paths.find((path) => !v.is(HashedPathSchema, path));
  if (unknown) throw new Error(`${unknown} has a type that HashedPathSchema (${import.meta.filename}) does not allow.`);
  const digests = paths.toSorted().map((path): [string, string] => [path, sha256(readFileSync(join(clientDir, path)))]);
  const build = sha256(Buffer.from(digests.flat().join("\n"))).slice(0, 16);
  const files = Object.fromEntries(digests.map(([path, digest]) => [path, { sha256: digest, build }]));
  return { builds: [build], files };
}

/** Writes the list into the folder of static files. */
export const writeBuildFiles = (clientDir: string, list: BuildFiles): void =>
  writeFileSync(join(clientDir, BUILD_FILES), JSON.stringify(list));

/** A deployment's files after another one: its own, and those of the earlier builds that are kept. */
export function withFormer(own: BuildFiles, former: BuildFiles): BuildFiles {
  const builds = [...new Set([...own.builds, ...former.builds])].slice(0, KEPT_BUILDS);
  const kept = Object.entries(former.files).filter(([, { build }]) => builds.includes(build));
  return { builds, files: { ...Object.fromEntries(kept), ...own.files } };
}
