import { rmSync } from "node:fs";
import { makeOwnFolder } from "../../local/own-folder.ts";
import { type Build, twinOf } from "../../scripts/rehearse/twin-build.ts";

/** A build in its own folder, until it is removed. */
export interface AnotherBuild extends Build {
  remove: () => void;
}

/**
 * Simulates a build of changed source, in a second instead of a minute, by copying the current build.
 * @param letter first letter of its hashes, so that each letter is a different build
 * @param words pairs of texts: the first occurs in the worker's bundle and is replaced by the second
 */
export function anotherBuild(letter: string, words: [string, string][] = []): AnotherBuild {
  // On the same disk as the build, whose files it links.
  const folder = makeOwnFolder(".wrangler/twins");
  const build = twinOf("build", folder, { name: `build ${letter}`, mark: letter, words });
  return { ...build, remove: () => rmSync(folder, { recursive: true }) };
}
