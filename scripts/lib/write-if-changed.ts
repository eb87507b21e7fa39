import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** Writes a file unless it already has this content, so that watchers and caches see real changes only. */
export async function writeIfChanged(path: string, content: string | Uint8Array): Promise<void> {
  const before = await readFile(path).catch(() => null);
  if (before?.equals(Buffer.from(content))) return;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
