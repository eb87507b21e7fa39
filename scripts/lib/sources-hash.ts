import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";

/** What the build is made from, without the files that it makes itself. */
const SOURCES = [
  "{app,shared,worker,public,scripts}/**/*",
  "{package-lock.json,tsconfig.json,wrangler.toml,vite.config.ts,react-router.config.ts}",
];
const NOT_SOURCES = [
  "**/*.test.{ts,tsx}",
  "app/assets/{fonts/**,pictures.css}",
  "public/{pictures,og,icons}/**",
  "worker-configuration.d.ts",
];
const MADE = /^public\/(?:favicon\.\w+|site\.webmanifest|contact\.vcf)$/;

/** Holds the hash of the sources from which the build was made. */
export const HASH_FILE = "build/sources-hash";

/** A hash of everything from which the site is built, and of the environment for which. Pages show dates of commits. */
export function sourcesHash(environment: string): string {
  const hash = createHash("sha256").update(environment).update(commit());
  const files = globSync(SOURCES, { exclude: NOT_SOURCES, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .toSorted();
  for (const file of files) if (!MADE.test(file)) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest("hex");
}

/** Whether there is a build of the sources as they are, for the same environment as before or for this one. */
export function isBuildCurrent(environment?: string): boolean {
  if (!existsSync(HASH_FILE)) return false;
  const [built, hash] = readFileSync(HASH_FILE, "utf8").split(" ");
  return hash === sourcesHash(built!) && (environment ?? built) === built;
}

function commit(): string {
  try {
    return execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch {
    return "";
  }
}
