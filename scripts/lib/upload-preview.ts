import { readFile } from "node:fs/promises";
import { closeFilesToSearch } from "./closed-to-search.ts";
import { wrangler } from "./release/wrangler.ts";

/** A worker's name and an alias make one label of a domain name. Source: RFC 1035, 2.3.4. */
const LABEL_CHARS = 63;

/** What is wrong with a preview's name, as a sentence; undefined for a good one. Source: Cloudflare, "Aliased preview URLs". */
export function faultOfName(name: string | undefined, worker: string): string | undefined {
  if (!name) return "npm run preview needs a name for the preview's address: npm run preview -- change-12";
  if (!/^[a-z][a-z0-9-]*$/.test(name)) {
    return `The preview's name is ${name}: use lower case letters, digits and hyphens, and a letter first.`;
  }
  const longest = LABEL_CHARS - 1 - worker.length;
  return name.length > longest ? `The preview's name is ${name}: use at most ${longest} characters.` : undefined;
}

/**
 * Uploads the build that is here as a version of its worker. It gets no traffic, but an address of its own, the same for
 * all uploads under one name; search engines are kept from its files, as the worker keeps them from its pages.
 * @param worker name of the worker that the build has to be of
 * Resolves to the address. Throws when the build is of another worker, when wrangler fails (its own output says why), and
 * when the worker has no previews.
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
