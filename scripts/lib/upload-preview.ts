import { readFile } from "node:fs/promises";
import { closeFilesToSearch } from "./closed-to-search.ts";
import { wrangler } from "./release/wrangler.ts";

/** A worker's name and an alias form one DNS label. Source: RFC 1035, 2.3.4. */
const LABEL_CHARS = 63;

/** The error in a preview's name, as a sentence; undefined if it is valid. Source: Cloudflare, "Aliased preview URLs". */
export function faultOfName(name: string | undefined, worker: string): string | undefined {
  if (!name) return "npm run preview needs a name for the preview's address: npm run preview -- change-12";
  if (!/^[a-z][a-z0-9-]*$/.test(name)) {
    return `The preview's name is ${name}: use lower case letters, digits and hyphens, and a letter first.`;
  }
  const longest = LABEL_CHARS - 1 - worker.length;
  return name.length > longest ? `The preview's name is ${name}: use at most ${longest} characters.` : undefined;
}

/**
 * Uploads the current build as a version of its worker, without traffic. Its URL is the same for all uploads under one
 * name. Search engines are kept away from its files, as the worker does for its pages.
 * @param worker name of the worker that the build must be for
 * @returns the URL
 * @throws if the build is for another worker, if wrangler fails (see its output), or if the worker has no previews
 */
export async function uploadPreview(name: string, worker: string): Promise<string> {
  const built = JSON.parse(await readFile("build/server/wrangler.json", "utf8")) as { name: string };
  if (built.name !== worker) throw new Error(`The build is of ${built.name}, and a preview goes to ${worker}.`);
  await closeFilesToSearch();
  const { code, entries } = await wrangler(["versions", "upload", "--preview-alias", name]);
  if (code !== 0) throw new Error("wrangler versions upload failed; its message stands above.");
  const address = entries.find(({ type }) => type === "version-upload")?.preview_alias_url;
  if (!address) throw new Error(`${worker} has no previews: set preview_urls to true in wrangler.toml and deploy it.`);
  return address;
}
