import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { rulesCitedOn } from "./lib/rules-cited-on.ts";
import { colorToken } from "./lib/color-token.ts";

const MODULE_ID = "virtual:build-facts";

/** What worker/build-id.ts holds until the bundle is there to take the digest of. */
const ID_PLACEHOLDER = "__BUILD_ID_16___";

/** What the build knows and the source cannot: its day, when each file of content last changed, and what stands in a sheet. */
export interface BuildFacts {
  /** ISO date. */
  builtOn: string;
  /** ISO date of the last commit by path from the root; empty where the history is not there to ask. */
  lastModified: Record<string, string>;
  /** Of the browser's own frame: the ground of the home page's first screen. */
  themeColor: string;
  /** The addresses of the pages that cite a rule, by its id in the register. */
  rulesCitedOn: Record<string, string[]>;
}

/** Vite plugin: offers the facts as `virtual:build-facts`, and names the server bundle by its own digest. */
export function buildFacts(): Plugin {
  return {
    name: "build-facts",
    resolveId: (id) => (id === MODULE_ID ? `\0${MODULE_ID}` : undefined),
    load(id) {
      if (id !== `\0${MODULE_ID}`) return undefined;
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
      // By code: the order of words is another in another language.
      for (const { code } of chunks.toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1))) hash.update(code);
      const id = hash.digest("hex").slice(0, ID_PLACEHOLDER.length);
      // As long as what it replaces, so that source maps stay true.
      for (const chunk of chunks) chunk.code = chunk.code.replaceAll(ID_PLACEHOLDER, id);
    },
  };
}

/**
 * Today, or the day on which a build is to be made once more.
 * @param epoch seconds since 1970, as SOURCE_DATE_EPOCH names them. Source: reproducible-builds.org/specs/source-date-epoch
 * Throws for anything else.
 */
export function dayOfBuild(epoch = process.env["SOURCE_DATE_EPOCH"]): string {
  if (!epoch) return new Date().toISOString().slice(0, 10);
  if (!/^\d{1,11}$/.test(epoch))
    throw new Error(`SOURCE_DATE_EPOCH is ${epoch}: write seconds since 1970, or unset it.`);
  return new Date(Number(epoch) * 1000).toISOString().slice(0, 10);
}

/**
 * Day of the last commit of each file of content, read from git in one go. A file with changes that are not committed
 * counts as changed today. Without git, or with a shallow history, nothing is said rather than something wrong.
 */
export function contentDates(today: string): Record<string, string> {
  try {
    if (git("rev-parse", "--is-shallow-repository").trim() !== "false") return {};
    const dates: Record<string, string> = {};
    let date = "";
    for (const line of git("log", "--format=@%cI", "--name-only", "--", "app/content").split("\n")) {
      if (line.startsWith("@")) date = new Date(line.slice(1)).toISOString().slice(0, 10);
      else if (line) dates[line] ??= date;
    }
    for (const line of git("status", "--porcelain", "--untracked-files=all", "--", "app/content").split("\n")) {
      if (line) dates[line.slice(3)] = today;
    }
    return dates;
  } catch {
    return {};
  }
}

const git = (...args: string[]) =>
  execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], maxBuffer: 64 * 1024 * 1024 });
