import { execFile, spawn, type SpawnOptions } from "node:child_process";
import { delimiter, resolve } from "node:path";
import { promisify } from "node:util";

const BIN = resolve(import.meta.dirname, "../../node_modules/.bin");

/**
 * Puts the project's own commands first in PATH. If Vite came from another folder, Rolldown would load twice, and
 * either copy silently skips the other's built-in plugins: `require()` of Node modules then stays in the worker, which
 * fails to start.
 */
const withOwnCommands = (env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv => ({
  ...env,
  PATH: BIN + delimiter + (env["PATH"] ?? process.env["PATH"]),
});

/** Runs a command of node_modules/.bin and shows its output. Resolves to the exit code. */
export function run(command: string, args: string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: "inherit", ...options, env: withOwnCommands(options.env) });
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/** Runs a command and resolves to its output if it fails, otherwise to "". */
export const outputOfFailed = (command: string, ...args: string[]): Promise<string> =>
  promisify(execFile)(command, args, { env: withOwnCommands(), maxBuffer: 64 * 1024 * 1024 }).then(
    () => "",
    ({ message, stdout = "", stderr = "" }) => stdout + stderr || message,
  );
