import { execFileSync } from "node:child_process";

/** Cloudflare's limits for a version's tag and message. */
const [TAG_CHARS, MESSAGE_CHARS] = [25, 100];

/** Tag and message of a version: the commit, with "-dirty" if files have changed since. Empty without git. */
export function commitOptions(given: readonly string[]): string[] {
  try {
    const tag = git("describe", "--always", "--dirty", "--exclude=*").slice(0, TAG_CHARS);
    const message = git("log", "-1", "--format=%s").slice(0, MESSAGE_CHARS);
    return [`--tag=${tag}`, `--message=${message}`].filter(
      (option) => !given.some((one) => one.startsWith(option.slice(0, option.indexOf("=") + 1))),
    );
  } catch {
    return [];
  }
}

const git = (...args: string[]) =>
  execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
