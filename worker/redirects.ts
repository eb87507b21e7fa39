import { createMiddleware } from "hono/factory";
import type { WorkerEnv } from "./types.ts";

/** Answers 301 where a path is only another spelling of a page's; 308 where a form would be lost on the way. Source: RT-5. */
export const redirects = createMiddleware<WorkerEnv>(async (c, next) => {
  const { pathname, search } = c.var.url;
  const target = redirectTarget(pathname);
  if (target) return c.redirect(target + search, /^(?:GET|HEAD)$/.test(c.req.method) ? 301 : 308);
  await next();
});

/**
 * Where a path has moved to, or null. `/services/cybersecurity` is the Cybersecurity overview; a trailing slash goes;
 * letters and digits need no percent-encoding (RFC 3986, section 6.2.2.2). Runs of slashes are folded first, so that no
 * answer can name another host. Source: RT-5.
 */
export function redirectTarget(pathname: string): string | null {
  const path = decodeUnreserved(pathname)
    .replace(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "");
  const target = path === "/services/cybersecurity" ? "/cybersecurity" : path;
  return target === pathname ? null : target;
}

function decodeUnreserved(path: string): string {
  if (!path.includes("%")) return path;
  return path.replace(/%[0-9a-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : code;
  });
}
