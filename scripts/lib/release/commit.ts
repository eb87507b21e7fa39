import { execFileSync } from "node:child_process";

/** Cloudflare's limits for what is written at a version. */
const [TAG_CHARS, MESSAGE_CHARS] = [25, 100];

/** What wrangler is told of the commit, for versions to be told apart; nothing where git does not know. */
export function commitOptions(given: string[]): string[] {
  const said = (name: string) => given.some((option) => option.startsWith(`--${name}=`));
  try {
    const [hash = "", subject = ""] = git("log", "-1", "--format=%h%n%s").split("\n");
    const changed = git("status", "--porcelain") ? " and changes that are not committed" : "";
    return [
      ...(said("tag") ? [] : [`--tag=${hash.slice(0, TAG_CHARS)}`]),
      ...(said("message") ? [] : [`--message=${subject.slice(0, MESSAGE_CHARS - changed.length)}${changed}`]),
    ];
  } catch {
    return [];
  }
}

const git = (...args: string[]) =>
  execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
