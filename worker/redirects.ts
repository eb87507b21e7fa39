import { createMiddleware } from "hono/factory";
import type { WorkerEnv } from "./types.ts";

/** Redirects other spellings of a page's path: 301 for GET and HEAD, 308 for other methods, which keeps a form's body. Source: RT-5. */
export const redirects = createMiddleware<WorkerEnv>(async (c, next) => {
  const { pathname, search } = c.var.url;
  const target = redirectTarget(pathname);
  if (target) return c.redirect(target + search, /^(?:GET|HEAD)$/.test(c.req.method) ? 301 : 308);
  await next();
});

/**
 * The path to redirect to, or null. Removes a trailing slash, decodes unreserved characters (RFC 3986, section 6.2.2.2)
 * and maps `/services/cybersecurity` to the Cybersecurity overview. Repeated slashes are collapsed first, because
 * `//host` in a Location header would name another host. Source: RT-5.
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
