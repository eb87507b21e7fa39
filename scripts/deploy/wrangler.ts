import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A line of the file WRANGLER_OUTPUT_FILE_PATH. Source: wrangler 4.116, src/output.ts. */
interface Entry {
  type: string;
  version_id?: string | null;
  preview_alias_url?: string;
  /** Of `command-failed`: Cloudflare's error number and message. */
  code?: number;
  message?: string;
}

export interface WranglerResult {
  code: number;
  stdout: string;
  upload: Entry | undefined;
  failure: Entry | undefined;
}

export interface WranglerOptions {
  /** Hides the output. */
  isQuiet?: boolean;
  /** Continues after Ctrl-C and after the terminal is closed. A rollback must not be interrupted. */
  isDetached?: boolean;
}

/** Runs wrangler and returns its exit code, output and machine-readable results. */
export async function wrangler(
  args: string[],
  { isQuiet = false, isDetached = false }: WranglerOptions = {},
): Promise<WranglerResult> {
  const folder = mkdtempSync(join(tmpdir(), "wrangler-output-"));
  const file = join(folder, "output.json");
  try {
    const colors = process.stdout.isTTY && !process.env["NO_COLOR"] && !isQuiet ? { FORCE_COLOR: "1" } : {};
    // Wrangler hangs when it writes to a closed terminal. This process forwards its output and ignores that error.
    const child = spawn("wrangler", args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...colors, ...process.env, WRANGLER_OUTPUT_FILE_PATH: file },
      detached: isDetached,
    });
    let stdout = "";
    child.stdout.on("data", (chunk: Buffer) => {
      stdout += chunk;
      if (!isQuiet) process.stdout.write(chunk);
    });
    child.stderr.on("data", (chunk: Buffer) => void (isQuiet || process.stderr.write(chunk)));
    const code = await new Promise<number>((resolve, reject) => {
      child.once("error", reject);
      child.once("close", (exit) => resolve(exit ?? 1));
    });
    const entries = readEntries(file);
    const find = (type: string) => entries.find((entry) => entry.type === type);
    return { code, stdout, upload: find("version-upload"), failure: find("command-failed") };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readEntries(file: string): Entry[] {
  try {
    const lines = readFileSync(file, "utf8").trim().split("\n");
    return lines.map((line) => JSON.parse(line) as Entry);
  } catch {
    return [];
  }
}
