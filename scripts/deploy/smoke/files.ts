import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { HASHED_FOLDERS } from "../build-files.ts";
import { failed, type Site } from "./site.ts";

/** Read by Cloudflare and not served. */
const NOT_SERVED = new Set(["_headers", "_redirects", ".assetsignore"]);

/** Browsers execute or apply these only with their type. */
const TYPES: Record<string, string> = { js: "text/javascript", css: "text/css", svg: "image/svg+xml" };

/** Every static file of the build: its content, type, caching and headers. */
export function fileChecks(site: Site): Promise<string[]>[] {
  const files = readdirSync(site.clientDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !NOT_SERVED.has(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  if (files.length === 0) return [Promise.resolve([`${site.clientDir} has no files: build first.`])];
  return files.map(async (file) => {
    const path = `/${relative(site.clientDir, file).replaceAll("\\", "/")}`;
    const answer = await site.ask(path);
    if (answer.status !== 200) return [`${path} is a file of this build, but answers ${answer.status}.`];
    const type = answer.headers.get("content-type") ?? "no type";
    const caching = answer.headers.get("cache-control") ?? "no caching";
    const isHashed = HASHED_FOLDERS.some((folder) => path.startsWith(`/${folder}/`));
    return failed(path, [
      [readFileSync(file).equals(answer.bytes), "differs from the file of this build"],
      [type.startsWith(TYPES[path.split(".").at(-1)!] ?? ""), `has the type ${type}`],
      [
        !isHashed || /max-age=31536000\b.*\bimmutable/.test(caching),
        `is cached with "${caching}"; its name has a hash, so it can be cached for a year`,
      ],
      ...site.headerChecks(answer, "file"),
    ]);
  });
}
