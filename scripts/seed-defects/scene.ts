import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Patch } from "./defect.ts";

const FOLDER = ".wrangler/seed-defects";
/** What is not in the history and need not be made again: the first is read only, the others are made from what is. */
const LINKED = ["node_modules"];
const COPIED = [".cache", "public/pictures", "app/assets/fonts", "public/og", "public/icons"];

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" });
const paths = (output: string) => output.split("\0").filter(Boolean);

/** A copy of the working tree that is thrown away, in which defects are put and taken out again. */
export class Scene {
  readonly folder: string;
  readonly #originals = new Map<string, string>();

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** The last commit with all that has been changed and added since. */
  static make(): Scene {
    mkdirSync(FOLDER, { recursive: true });
    const folder = resolve(mkdtempSync(join(FOLDER, `${process.pid}-`)));
    git("worktree", "add", "--detach", "--quiet", folder, "HEAD");
    const changed = paths(git("diff", "-z", "--name-only", "HEAD"));
    const added = paths(git("ls-files", "-z", "--others", "--exclude-standard"));
    for (const path of [...changed, ...added, ...COPIED]) {
      if (existsSync(path)) cpSync(path, join(folder, path), { recursive: true });
      else rmSync(join(folder, path), { force: true });
    }
    for (const path of LINKED) symlinkSync(resolve(path), join(folder, path));
    return new Scene(folder);
  }

  /** Puts a defect in, after the one before was taken out. @throws Error where a patch does not fit */
  put(patches: readonly Patch[]): void {
    this.clear();
    for (const { file, find, replace } of patches) {
      const path = join(this.folder, file);
      const text = readFileSync(path, "utf8");
      if (!this.#originals.has(path)) this.#originals.set(path, text);
      writeFileSync(path, patched(text, { file, find, replace }));
    }
  }

  /** As it was at the start. */
  clear(): void {
    for (const [path, text] of this.#originals) writeFileSync(path, text);
    this.#originals.clear();
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
    git("worktree", "prune");
  }
}

/** A file's text with a patch in it. @throws Error where what it looks for does not stand there once */
export function patched(text: string, { file, find, replace }: Patch): string {
  const [before, after, ...others] = text.split(find);
  if (after === undefined || others.length > 0) {
    const count = after === undefined ? "not" : `${others.length + 1} times`;
    throw new Error(`What a defect looks for stands ${count} in ${file}; bring its patch up to date:\n${find}`);
  }
  return before + replace + after;
}
