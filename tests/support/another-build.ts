import { createHash } from "node:crypto";
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { writeBuildFiles } from "../../scripts/deploy/former-files.ts";

/** A build in a temporary folder. */
export interface AnotherBuild {
  serverDir: string;
  clientDir: string;
  /** Paths of its files whose names contain a hash, as pages request them. */
  files: ReadonlySet<string>;
  remove: () => void;
}

const HASHED = /^(.+-)([\w-]{8})(\.(?:js|css|woff2))$/;
const IS_TEXT = /(?:\.(?:js|css|json|md|html|txt)|_headers)$/;
const MANIFEST = /^assets\/manifest-([\w-]{8})\.js$/;
const BUILD_ID = /= "([0-9a-f]{16})"/g;

/**
 * A copy of the current build with other hashes, which takes a second instead of a minute: every script, style sheet and
 * font has another name, every style sheet has another text, and all references to them follow.
 * @param letter replaces the first character of each hash, so that every letter gives another build
 * @param words pairs of texts: the first is in the worker's bundle, the second replaces it
 */
export function anotherBuild(letter: string, words: [string, string][] = []): AnotherBuild {
  // On the same disk as the build, whose files it links.
  mkdirSync(".wrangler", { recursive: true });
  const folder = resolve(mkdtempSync(".wrangler/other-build-"));
  linkFolder("build", folder);
  const marked = (hash: string) => letter + hash.slice(letter.length);
  const newNames = new Map(
    filesIn(folder).flatMap((file): [string, string][] => {
      const [, base, hash, end] = HASHED.exec(basename(file)) ?? [];
      return hash ? [[basename(file), base + marked(hash) + end]] : [];
    }),
  );
  const version = versionOf(join(folder, "client"));
  const anyName = new RegExp([...newNames.keys(), version].map((name) => name.replaceAll(".", "\\.")).join("|"), "g");
  const unused = new Set(words.map(([word]) => word));
  for (const file of filesIn(folder)) {
    const path = join(folder, file);
    if (IS_TEXT.test(file)) {
      const text = readFileSync(path, "utf8");
      let next = text
        .replace(anyName, (found) => newNames.get(found) ?? marked(found))
        .replaceAll("@layer ", "@layer  ")
        .replaceAll(BUILD_ID, (found, id: string) => found.replace(id, otherId(id, letter)));
      for (const [word, other] of file.startsWith("server") ? words : []) {
        if (next.includes(word)) unused.delete(word);
        next = next.replaceAll(word, other);
      }
      if (next !== text) {
        // The copy is a link: without this, the build itself would change.
        rmSync(path);
        writeFileSync(path, next);
      }
    }
    const newName = newNames.get(basename(file));
    if (newName) renameSync(path, join(dirname(path), newName));
  }
  if (unused.size > 0) throw new Error(`The worker's bundle does not contain "${[...unused].join('" or "')}".`);
  const clientDir = join(folder, "client");
  return {
    serverDir: join(folder, "server"),
    clientDir,
    files: new Set(writeBuildFiles(clientDir).map((path) => `/${path}`)),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** The files in a folder, by their paths in it. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

/** Copies a folder by links, which take no space or time. Leaves out source maps. */
function linkFolder(from: string, to: string): void {
  for (const file of filesIn(from)) {
    if (file.endsWith(".map")) continue;
    mkdirSync(join(to, file, ".."), { recursive: true });
    try {
      linkSync(join(from, file), join(to, file));
    } catch {
      copyFileSync(join(from, file), join(to, file));
    }
  }
}

/** Another id of the same length. */
const otherId = (id: string, letter: string) =>
  createHash("sha256")
    .update(letter + id)
    .digest("hex")
    .slice(0, id.length);

function versionOf(clientDir: string): string {
  const version = filesIn(clientDir)
    .map((file) => MANIFEST.exec(file)?.[1])
    .find(Boolean);
  if (!version) throw new Error(`${clientDir} has no route manifest. Run \`npm run build\` first.`);
  return version;
}
