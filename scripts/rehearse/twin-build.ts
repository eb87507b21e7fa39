import { createHash } from "node:crypto";
import { readFileSync, renameSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { ownFiles, writeBuildFiles } from "../lib/former-files/build-files.ts";
import { filesIn, linkTree, rewrite } from "./link-tree.ts";

/** A build on the disk, and what belongs to it. */
export interface Build {
  name: string;
  serverDir: string;
  clientDir: string;
  /** Paths of its own files that are named by their content, as pages ask for them. */
  files: ReadonlySet<string>;
  /** What its pages say of themselves (X-Client-Build). */
  clientBuild: string;
}

export interface TwinOptions {
  name: string;
  /** Takes the place of each hash's beginning, so that every mark is another build; one to eight letters. */
  mark?: string;
  /** Pairs of texts: the first stands in the worker's bundle, the second takes its place. */
  words?: [string, string][];
}

const HASHED = /^(.+-)([\w-]{8})(\.(?:js|css|woff2))$/;
const IS_TEXT = /(?:\.(?:js|css|json|md|html|txt)|_headers)$/;
const MANIFEST = /^assets\/manifest-([\w-]{8})\.js$/;
const BUILD_ID = /= "([0-9a-f]{16})"/g;

/** The build in a folder, copied, so that a later build harms no rehearsal. */
export function copyBuild(from: string, to: string, name: string): Build {
  linkTree(from, to);
  return describe(to, name);
}

/**
 * Another build of the same site within a second, as a change in every module would make it: each script, sheet and font has
 * another name and each sheet another text, and whatever names them follows. Names keep their length.
 */
export function twinOf(from: string, to: string, { name, mark = "Twin", words = [] }: TwinOptions): Build {
  linkTree(from, to);
  const marked = (hash: string) => mark + hash.slice(mark.length);
  const renamed = new Map(
    filesIn(to).flatMap((file): [string, string][] => {
      const [, base, hash, end] = HASHED.exec(basename(file)) ?? [];
      return hash ? [[basename(file), base + marked(hash) + end]] : [];
    }),
  );
  const version = versionOf(join(to, "client"));
  const anyName = new RegExp([...renamed.keys(), version].map((one) => one.replaceAll(".", "\\.")).join("|"), "g");
  const altered = (text: string) =>
    text
      .replace(anyName, (found) => renamed.get(found) ?? marked(found))
      .replaceAll("@layer ", "@layer  ")
      .replaceAll(BUILD_ID, (found, id: string) => found.replace(id, otherId(id, mark)));
  const unsaid = new Set(words.map(([word]) => word));
  for (const file of filesIn(to)) {
    const path = join(to, file);
    if (IS_TEXT.test(file)) {
      const text = readFileSync(path, "utf8");
      let next = altered(text);
      for (const [word, other] of file.startsWith("server") ? words : []) {
        if (next.includes(word)) unsaid.delete(word);
        next = next.replaceAll(word, other);
      }
      if (next !== text) rewrite(path, () => next);
    }
    const newName = renamed.get(basename(file));
    if (newName) renameSync(path, join(dirname(path), newName));
  }
  if (unsaid.size > 0) throw new Error(`The worker says nowhere "${[...unsaid].join('" or "')}".`);
  writeBuildFiles(join(to, "client"), ownFiles(join(to, "client")));
  return describe(to, name);
}

/** Of each mark another, with as many digits. */
const otherId = (id: string, mark: string) =>
  createHash("sha256")
    .update(mark + id)
    .digest("hex")
    .slice(0, id.length);

function versionOf(clientDir: string): string {
  const version = filesIn(clientDir)
    .map((file) => MANIFEST.exec(file)?.[1])
    .find(Boolean);
  if (!version) throw new Error(`${clientDir} holds no route manifest. Run \`npm run build\` first.`);
  return version;
}

function describe(folder: string, name: string): Build {
  const clientDir = join(folder, "client");
  const files = new Set(Object.keys(ownFiles(clientDir).files).map((path) => `/${path}`));
  return { name, serverDir: join(folder, "server"), clientDir, files, clientBuild: versionOf(clientDir) };
}
