import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { allProblems, type Problem, type Site } from "./site.ts";

/** Read by Cloudflare and not served. */
const NOT_SERVED = new Set(["_headers", "_redirects", ".assetsignore"]);

/** Whether a path is named by the content behind it. */
export const isHashed = (path: string): boolean => /^\/(?:assets|fonts|pictures)\//.test(path);

/** Every static file of the build is there, byte for byte. */
export async function builtFileProblems(site: Site): Promise<Problem[]> {
  const files = readdirSync(site.clientDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !NOT_SERVED.has(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  if (files.length === 0) return [`${site.clientDir} holds no files: build first.`];
  return allProblems(
    files.map(async (file) => {
      const path = `/${relative(site.clientDir, file).split("\\").join("/")}`;
      const { status, bytes } = await site.file(path);
      if (status !== 200) return [`${path} answers ${status}, and is a file of this build.`];
      return readFileSync(file).equals(bytes) ? [] : [`${path} is another file than the one of this build.`];
    }),
  );
}
