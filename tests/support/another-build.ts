import { rmSync } from "node:fs";
import { makeOwnFolder } from "../../local/own-folder.ts";
import { type Build, twinOf } from "../../scripts/rehearse/twin-build.ts";

/** A build in a folder of its own, until somebody removes it. */
export interface AnotherBuild extends Build {
  remove: () => void;
}

/**
 * What a build of changed source would be, in a second instead of a minute: a twin of the build that is here.
 * @param letter with which its hashes begin, so that every letter is another build
 * @param words pairs of texts; the first stands in the worker's bundle, the second takes its place
 */
export function anotherBuild(letter: string, words: [string, string][] = []): AnotherBuild {
  // On the disk of the build, whose files it links.
  const folder = makeOwnFolder(".wrangler/twins");
  const build = twinOf("build", folder, { name: `build ${letter}`, mark: letter, words });
  return { ...build, remove: () => rmSync(folder, { recursive: true }) };
}
