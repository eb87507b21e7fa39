import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

/** Builds whose files a deployment holds: its own and those of the two before it. Source: OPS-4. */
export const KEPT_BUILDS = 3;

/** Where a deployment says which files it holds, and where the next deploy reads it. */
export const BUILD_FILES = "build-files.json";

/** Folders whose files are named by their content: public/_headers has browsers keep them for a year. */
export const HASHED_FOLDERS = ["assets", "fonts", "pictures"];

/** One folder deep, and of a type that no browser takes for a page: what a list from outside names is written to the disk. */
const HashedPathSchema = v.pipe(
  v.string(),
  v.regex(
    new RegExp(`^(?:${HASHED_FOLDERS.join("|")})/[\\w-]+(?:\\.[\\w-]+)*\\.(?:js|css|woff2|avif|webp|jpg|png|svg)$`),
  ),
);

const BuildIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));

const BuildFilesSchema = v.object({
  /** The build itself, then those before it, the newest first. */
  builds: v.pipe(v.array(BuildIdSchema), v.minLength(1)),
  /** By path from the site's root: SHA-256 in hexadecimal digits, and the newest build that has the file. */
  files: v.record(
    HashedPathSchema,
    v.object({ sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)), build: BuildIdSchema }),
  ),
});

/** The files of a deployment that are named by their content, and the builds that need them. */
export type BuildFiles = v.InferOutput<typeof BuildFilesSchema>;

/** Reads a list as a site serves it. Throws on whatever is none. */
export const parseBuildFiles = (text: string): BuildFiles => v.parse(BuildFilesSchema, JSON.parse(text));

/** SHA-256 of a file's bytes, in hexadecimal digits. */
export const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/**
 * What a build itself has. It is named by its files and what is in them: of two builds with the same files, pages of the
 * one lack nothing in the other.
 * @param clientDir folder of the static files
 */
export function ownFiles(clientDir: string): BuildFiles {
  const paths = HASHED_FOLDERS.flatMap((folder) =>
    readdirSync(join(clientDir, folder)).map((file) => `${folder}/${file}`),
  );
  const unknown = paths.find((path) => !v.is(HashedPathSchema, path));
  if (unknown) throw new Error(`${unknown} has a type that HashedPathSchema (${import.meta.filename}) does not know.`);
  const digests = paths.toSorted().map((path): [string, string] => [path, sha256(readFileSync(join(clientDir, path)))]);
  const build = sha256(Buffer.from(digests.flat().join("\n"))).slice(0, 16);
  return {
    builds: [build],
    files: Object.fromEntries(digests.map(([path, digest]) => [path, { sha256: digest, build }])),
  };
}

/** Says in the folder of the static files what it holds. */
export const writeBuildFiles = (clientDir: string, list: BuildFiles): void =>
  writeFileSync(join(clientDir, BUILD_FILES), JSON.stringify(list));

/**
 * What a deployment has to hold after another: its own files, and those of the builds before it that are kept. A build
 * that is published again is no new one and takes nobody's place.
 */
export function withFormer(own: BuildFiles, former: BuildFiles): BuildFiles {
  const builds = [...new Set([...own.builds, ...former.builds])].slice(0, KEPT_BUILDS);
  const kept = Object.entries(former.files).filter(([, { build }]) => builds.includes(build));
  return { builds, files: { ...Object.fromEntries(kept), ...own.files } };
}
