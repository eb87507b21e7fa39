import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { ownFiles, writeBuildFiles } from "../../scripts/lib/former-files/build-files.ts";

/** A build in a folder of its own. */
export interface AnotherBuild {
  serverDir: string;
  clientDir: string;
  /** Paths of the files that are named by their content, as pages ask for them. */
  files: string[];
  remove: () => void;
}

/** The hash that the build puts before a file's type: eight characters, or those of React Router's manifest. */
const HASH = /(?<=-)[\w-]{8}(?=\.(?:js|css|woff2)$)/;

/** Files that may name others. */
const TEXTS = "{client/{assets,fonts}/*.{js,css},server/**/*.js,server/**/*.css}";

/**
 * What a build of changed source would be, in a second instead of a minute: a copy of the build that is here, whose
 * scripts, sheets and fonts have other names, wherever one is named, and other words in its pages.
 * @param letter takes the place of each hash's first character, so that every letter is another build
 * @param words pairs of texts; the first stands in the worker's bundle, the second takes its place
 */
export function anotherBuild(letter: string, words: [string, string][] = []): AnotherBuild {
  const folder = mkdtempSync(join(tmpdir(), `build-${letter}-`));
  cpSync("build", folder, { recursive: true, filter: (path) => !path.endsWith(".map") });
  const [serverDir, clientDir] = [join(folder, "server"), join(folder, "client")];
  const names = ["assets", "fonts"].flatMap((path) =>
    readdirSync(join(clientDir, path)).filter((name) => HASH.test(name)),
  );
  const renamed = (name: string) => name.replace(HASH, (hash) => letter + hash.slice(1));
  const version = /manifest-(\w{8})\.js/.exec(names.join(" "))![1]!;
  const files = globSync(TEXTS, { cwd: folder }).map((path) => join(folder, path));
  for (const [from] of words) {
    if (!files.some((file) => readFileSync(file, "utf8").includes(from))) throw new Error(`No file has "${from}".`);
  }
  for (const file of files) {
    let text = readFileSync(file, "utf8").replaceAll(version, letter + version.slice(1));
    for (const name of names) text = text.replaceAll(name, renamed(name));
    if (file.startsWith(serverDir)) for (const [from, to] of words) text = text.replaceAll(from, to);
    writeFileSync(file, text);
  }
  for (const file of globSync("client/{assets,fonts}/*", { cwd: folder }).map((path) => join(folder, path))) {
    if (renamed(basename(file)) !== basename(file))
      renameSync(file, file.replace(basename(file), renamed(basename(file))));
  }
  const list = ownFiles(clientDir);
  writeBuildFiles(clientDir, list);
  return {
    serverDir,
    clientDir,
    files: Object.keys(list.files).map((path) => `/${path}`),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
