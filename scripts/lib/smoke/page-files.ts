import { isHashed } from "./built-files.ts";
import { headerProblems } from "./headers.ts";
import { missingNames, readScript, type Script } from "./script.ts";
import type { Problem, Site } from "./site.ts";

const TYPES: Record<string, string> = {
  js: "text/javascript",
  css: "text/css",
  woff2: "font/woff2",
  avif: "image/avif",
  jpg: "image/jpeg",
  png: "image/png",
  svg: "image/svg+xml",
  ico: "image/",
  webp: "image/webp",
};

/** Chunks and sheets, wherever a chunk writes them: in imports, in what is loaded later, in the list of routes. */
const CHUNK = /["'`](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css))["'`]/g;

/**
 * What is wrong with the files that pages name, and with the chunks that those name in their turn.
 * @param named each path with the page on which it was seen first
 */
export async function fileProblems(site: Site, named: Map<string, string>): Promise<Problem[]> {
  const problems: Problem[] = [];
  const scripts = new Map<string, Script>();
  const seen = new Set<string>();
  let next = [...named];
  while (next.length > 0) {
    for (const [path] of next) seen.add(path);
    const found = await Promise.all(next.map(([path, from]) => tryFile(site, path, from)));
    problems.push(...found.flatMap((file) => file.problems));
    for (const { path, script } of found) if (script) scripts.set(path, script);
    next = [...new Map(found.flatMap((file) => file.names.map((name) => [name, file.path] as [string, string])))];
    next = next.filter(([path]) => !seen.has(path));
  }
  return [...problems, ...missingNames(scripts)];
}

async function tryFile(site: Site, path: string, from: string) {
  const answer = await site.file(path).catch((error: Error) => error.message);
  if (typeof answer === "string") return { path, names: [], problems: [answer], script: undefined };
  const { status, headers } = answer;
  if (status !== 200)
    return { path, names: [], problems: [`${path}, which ${from} names, answers ${status}.`], script: undefined };
  const script = path.endsWith(".js") ? readScript(path, answer.text) : undefined;
  const type = headers.get("content-type") ?? "";
  const wanted = TYPES[path.split(".").pop()!] ?? "";
  const caching = headers.get("cache-control") ?? "";
  const problems = [
    ...(type.startsWith(wanted) ? [] : [`${path} comes as ${type}; browsers take it only as ${wanted}.`]),
    // Routes that are no pages have a chunk without code, and only the list of routes names it.
    ...(answer.bytes.length > 0 || from.startsWith("/assets/manifest-")
      ? []
      : [`${path}, which ${from} names, is empty.`]),
    ...(!isHashed(path) || /max-age=31536000\b.*\bimmutable/.test(caching)
      ? []
      : [`${path} may be kept by "${caching}" only; it is named by its content, so for good.`]),
    ...(script?.problems ?? []),
    ...headerProblems(site, answer, { isFile: true }),
  ];
  const names = script ? [...answer.text.matchAll(CHUNK)].map(([, name]) => `/assets/${name}`) : [];
  return { path, names, problems, script };
}
