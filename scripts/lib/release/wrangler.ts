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
  /** What it printed, where that was not shown. */
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
    // Wrangler does not end where its terminal has been closed, so a command that must go through gets none.
    const output = isShown && !isApart ? "inherit" : "pipe";
    const child = spawn("wrangler", args, {
      stdio: ["ignore", output, output],
      env: { ...process.env, WRANGLER_OUTPUT_FILE_PATH: file },
      detached: isApart,
    });
    let stdout = "";
    child.stdout?.on("data", (chunk) => (stdout += chunk));
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => isShown && process.stdout.write(chunk));
    const code = await new Promise<number>((resolve, reject) => {
      child.once("error", reject);
      child.once("close", (exit, signal) => resolve(signal ? 1 : (exit ?? 1)));
    });
    return { code, entries: entriesOf(file), stdout };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function entriesOf(file: string): Entry[] {
  try {
    const lines = readFileSync(file, "utf8").trim().split("\n");
    return lines.map((line) => JSON.parse(line) as Entry);
  } catch {
    return [];
  }
}
