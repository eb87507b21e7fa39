import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/** Removes all files from a folder except the wanted ones. */
export async function removeOtherFiles(folder: string, wanted: Iterable<string>): Promise<void> {
  const kept = new Set(wanted);
  for (const file of await readdir(folder)) if (!kept.has(file)) await rm(join(folder, file));
}
