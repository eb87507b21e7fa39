import { readdirSync, readFileSync, renameSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { filesIn, linkTree, rewrite } from "./link-tree.ts";

/** A build on the disk, and what belongs to it. */
export interface Build {
  name: string;
  serverDir: string;
  clientDir: string;
  /** Paths of its own files under /assets/, and of no other build's. */
  files: ReadonlySet<string>;
  /** What its pages say of themselves (X-Client-Build). */
  clientBuild: string;
}

const HASHED = /^(.+-)([\w-]{8})(\.(?:js|css))$/;
const IS_TEXT = /(?:\.(?:js|css|json|md|html|txt)|_headers)$/;
const MANIFEST = /^manifest-([\w-]{8})\.js$/;
const BUILD_ID = /= "([0-9a-f]{16})"/g;

/** The build in a folder, copied, so that a later build harms no rehearsal. */
export function copyBuild(from: string, to: string, name: string): Build {
  linkTree(from, to);
  return describe(to, name);
}

/**
 * Another build of the same site within a second, as a change in every module would make it: each hashed file has another
 * name and each sheet another text, and whatever names them follows. Names keep their length.
 */
export function twinOf(from: string, to: string, name: string): Build {
  linkTree(from, to);
  const assets = readdirSync(join(to, "client/assets"));
  const renamed = new Map(
    [...assets, ...readdirSync(join(to, "server/assets"))].flatMap((file): [string, string][] => {
      const [, base, hash, end] = HASHED.exec(file) ?? [];
      return hash ? [[file, `${base}Twin${hash.slice(4)}${end}`]] : [];
    }),
  );
  const version = assets.map((file) => MANIFEST.exec(file)?.[1]).find(Boolean)!;
  const anyName = new RegExp([...renamed.keys(), version].map((one) => one.replaceAll(".", "\\.")).join("|"), "g");
  const altered = (text: string) =>
    text
      .replace(anyName, (found) => renamed.get(found) ?? `Twin${found.slice(4)}`)
      .replaceAll("@layer ", "@layer  ")
      .replaceAll(BUILD_ID, (found, id: string) => found.replace(id, [...id].toReversed().join("")));
  for (const file of filesIn(to)) {
    const path = join(to, file);
    if (IS_TEXT.test(file) && altered(readFileSync(path, "utf8")) !== readFileSync(path, "utf8"))
      rewrite(path, altered);
    const name = renamed.get(basename(file));
    if (name) renameSync(path, join(dirname(path), name));
  }
  return describe(to, name);
}

function describe(folder: string, name: string): Build {
  const clientDir = join(folder, "client");
  const names = readdirSync(join(clientDir, "assets"));
  const clientBuild = names.map((file) => MANIFEST.exec(file)?.[1]).find(Boolean);
  if (!clientBuild) throw new Error(`${clientDir} holds no route manifest. Run \`npm run build\` first.`);
  const files = new Set(names.map((file) => `/assets/${file}`));
  return { name, serverDir: join(folder, "server"), clientDir, files, clientBuild };
}
