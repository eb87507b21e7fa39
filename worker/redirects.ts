import { createMiddleware } from "hono/factory";
import { sitePaths } from "../app/registry/site-pages.server.ts";
import type { WorkerEnv } from "./types.ts";

const pages = new Set(sitePaths);

/** A page's path is shorter. */
const LIMIT_CHARS = 200;

/**
 * Redirects other spellings of a page's path: 301 for GET and HEAD, 308 for other methods, which keeps a form's body.
 * Hono's `trimTrailingSlash` does the rest of RT-5: a single slash after a path that is no page.
 */
export const redirects = createMiddleware<WorkerEnv>(async (c, next) => {
  const { pathname, search } = c.var.url;
  const target = redirectTarget(pathname);
  if (target) return c.redirect(target + search, /^(?:GET|HEAD)$/.test(c.req.method) ? 301 : 308);
  await next();
});

/**
 * The page that a path means, or null: in lower case, without slashes, punctuation, spaces and invisible characters
 * around its parts, as a sentence or a mail program adds them to a link. Always a page of this site. Source: RT-5.
 */
export function redirectTarget(pathname: string): string | null {
  if (pages.has(pathname) || pathname.length > LIMIT_CHARS) return null;
  const parts = decoded(pathname)
    .normalize("NFKC")
    .toLowerCase()
    .split("/")
    .map((part) => part.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "").replace(/[\s_]+/g, "-"));
  const path = `/${parts.filter(Boolean).join("/")}`;
  const target = path === "/services/cybersecurity" ? "/cybersecurity" : path;
  return pages.has(target) ? target : null;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
