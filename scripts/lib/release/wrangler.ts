import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What wrangler writes into the file of WRANGLER_OUTPUT_FILE_PATH, a line each. Source: wrangler 4.116, src/output.ts. */
export interface Entry {
  type: string;
  version_id?: string | null;
  preview_url?: string;
  preview_alias_url?: string;
  /** Of `command-failed`: Cloudflare's number of the error, where there is one. */
  code?: number;
  message?: string;
}

export interface WranglerRun {
  code: number;
  entries: Entry[];
  /** What it printed. */
  stdout: string;
}

/**
 * Runs wrangler and reads what it says for programs.
 * @param isShown whether the operator sees what it prints
 * @param isApart whether it goes on after a Ctrl-C of the terminal, and after the terminal's end
 */
export async function wrangler(args: string[], { isShown = true, isApart = false } = {}): Promise<WranglerRun> {
  const folder = mkdtempSync(join(tmpdir(), "wrangler-output-"));
  const file = join(folder, "output.json");
  try {
    // Wrangler tries for ever to write to a terminal that has been closed, and a deploy would wait for it with the traffic
    // half moved. So it writes to this process, which hears of the end.
    const child = spawn("wrangler", args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...(isShown ? colors() : {}), ...process.env, WRANGLER_OUTPUT_FILE_PATH: file },
      detached: isApart,
    });
    let stdout = "";
    child.stdout.on("data", (chunk) => (stdout += chunk));
    if (isShown) {
      child.stdout.on("data", (chunk: Buffer) => process.stdout.write(chunk));
      child.stderr.on("data", (chunk: Buffer) => process.stderr.write(chunk));
    } else child.stderr.resume();
    const code = await new Promise<number>((resolve, reject) => {
      child.once("error", reject);
      child.once("close", (exit, signal) => resolve(signal ? 1 : (exit ?? 1)));
    });
    return { code, entries: entriesOf(file), stdout };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** As wrangler would show them at the operator's own terminal. */
const colors = () => (process.stdout.isTTY && !process.env["NO_COLOR"] ? { FORCE_COLOR: "1" } : {});

function entriesOf(file: string): Entry[] {
  try {
    const lines = readFileSync(file, "utf8").trim().split("\n");
    return lines.map((line) => JSON.parse(line) as Entry);
  } catch {
    return [];
  }
}
