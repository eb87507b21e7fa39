import { execFile } from "node:child_process";
import { promisify } from "node:util";

const exec = promisify(execFile);
const MOST_OUTPUT_BYTES = 32 * 1024 * 1024;

/** Builds a copy of the project. @throws Error with the end of what the build said: a defect that does not build is none */
export async function build(folder: string): Promise<void> {
  try {
    await exec(process.execPath, ["scripts/build.ts"], { cwd: folder, maxBuffer: MOST_OUTPUT_BYTES });
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    const end = `${stdout}${stderr}`.slice(-2000);
    throw new Error(`The copy in ${folder} could not be built:\n${end}`, { cause: error });
  }
}
