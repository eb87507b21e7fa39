import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { colorToken } from "./lib/color-token.ts";

const MODULE_ID = "virtual:build-facts";

/** Placeholder in worker/build-id.ts until the bundle's hash is known. */
const ID_PLACEHOLDER = "__BUILD_ID_16___";

/** Facts known to the build only: its date, dates of content changes, and a color from a style sheet. */
export interface BuildFacts {
  /** ISO date. */
  builtOn: string;
  /** ISO date of the last commit by path from the root. Empty without git history. */
  lastModified: Record<string, string>;
  /** Color of the browser's toolbar: the background of the home page's first screen. */
  themeColor: string;
  /** URLs of the pages that cite a rule, by the rule's id. */
  rulesCitedOn: Record<string, string[]>;
}

/** Vite plugin: provides the facts as `virtual:build-facts`, and sets the build's id to the server bundle's hash. */
export function buildFacts(): Plugin {
  return {
    name: "build-facts",
    resolveId: (id) => (id === MODULE_ID ? `\0${MODULE_ID}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE_ID}`) return undefined;
      const { rulesCitedOn } = await import("./lib/rules-cited-on.ts");
      const today = dayOfBuild();
      const facts: BuildFacts = {
        builtOn: today,
        lastModified: contentDates(today),
        themeColor: colorToken("ink-950"),
        rulesCitedOn: rulesCitedOn(),
      };
      return Object.entries(facts)
        .map(([name, fact]) => `export const ${name} = ${JSON.stringify(fact)};`)
        .join("\n");
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
      if (!chunks.some(({ code }) => code.includes(ID_PLACEHOLDER))) return;
      const hash = createHash("sha256");
      // By code unit: locale-aware sorting differs between machines.
      for (const { code } of chunks.toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1))) hash.update(code);
      const id = hash.digest("hex").slice(0, ID_PLACEHOLDER.length);
      // The id has the placeholder's length, so that source maps stay correct.
      for (const chunk of chunks) chunk.code = chunk.code.replaceAll(ID_PLACEHOLDER, id);
    },
  };
}

/**
 * Today, or the date of an earlier build that is being reproduced.
 * @param epoch seconds since 1970, in SOURCE_DATE_EPOCH. Source: reproducible-builds.org/specs/source-date-epoch
 * @throws if it is not such a number
 */
export function dayOfBuild(epoch = process.env["SOURCE_DATE_EPOCH"]): string {
  if (!epoch) return new Date().toISOString().slice(0, 10);
  if (!/^\d{1,11}$/.test(epoch))
    throw new Error(`SOURCE_DATE_EPOCH is ${epoch}: write seconds since 1970, or unset it.`);
  return new Date(Number(epoch) * 1000).toISOString().slice(0, 10);
}

/** Options of `git log`: leaves out commits that say they change comments or names, and no text. */
const TEXT_CHANGES = ["--invert-grep", "--grep=^Content-unchanged: yes$"];

/**
 * Date of the last commit of each content file, from one git call. Files with uncommitted changes count as changed today. Empty without git or with a shallow history, as dates would be wrong.
 */
export function contentDates(today: string, folder = "."): Record<string, string> {
  try {
    if (git(folder, "rev-parse", "--is-shallow-repository").trim() !== "false") return {};
    const dates: Record<string, string> = {};
    let date = "";
    for (const line of git(folder, "log", ...TEXT_CHANGES, "--format=@%cI", "--name-only", "--", "app/content").split(
      "\n",
    )) {
      if (line.startsWith("@")) date = new Date(line.slice(1)).toISOString().slice(0, 10);
      else if (line) dates[line] ??= date;
    }
    for (const line of git(folder, "status", "--porcelain", "--untracked-files=all", "--", "app/content").split("\n")) {
      if (line) dates[line.slice(3)] = today;
    }
    return dates;
  } catch {
    return {};
  }
}

const git = (folder: string, ...args: string[]) =>
  execFileSync("git", ["-C", folder, ...args], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    maxBuffer: 64 * 1024 * 1024,
  });
