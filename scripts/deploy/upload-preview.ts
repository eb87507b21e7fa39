import { readFile } from "node:fs/promises";
import { noindexFiles } from "./closed-to-search.ts";
import { wrangler } from "./wrangler.ts";

/** A worker's name and an alias form one DNS label. Source: RFC 1035, 2.3.4. */
const LABEL_CHARS = 63;

/** The error in a preview's name, or undefined if it is valid. Source: Cloudflare, "Aliased preview URLs". */
export function nameProblem(name: string | undefined, worker: string): string | undefined {
  if (!name) return "npm run preview needs a name for the preview's address: npm run preview -- change-12";
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    return `The preview's name is ${name}: use lower case letters, digits and hyphens, and a letter first.`;
  const longest = LABEL_CHARS - 1 - worker.length;
  return name.length > longest ? `The preview's name is ${name}: use at most ${longest} characters.` : undefined;
}

/**
 * Uploads the current build as a version without traffic. All uploads under one name have the same URL, which search
 * engines must not list.
 * @returns the URL
 * @throws Error if the build is for another worker, if wrangler fails, or if the worker has no previews
 */
export async function uploadPreview(name: string, worker: string): Promise<string> {
  const built = JSON.parse(await readFile("build/server/wrangler.json", "utf8")) as { name: string };
  if (built.name !== worker) throw new Error(`The build is for ${built.name}, but the preview is for ${worker}.`);
  await noindexFiles();
  const { code, upload } = await wrangler(["versions", "upload", "--preview-alias", name]);
  if (code !== 0) throw new Error("wrangler versions upload failed; see its output above.");
  if (!upload?.preview_alias_url)
    throw new Error(`${worker} has no previews: set preview_urls to true in wrangler.toml and deploy it.`);
  return upload.preview_alias_url;
}
