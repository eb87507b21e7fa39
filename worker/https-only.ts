import { createMiddleware } from "hono/factory";
import { isLoopback } from "./setting-schemas.ts";
import type { WorkerEnv } from "./types.ts";

/**
 * Sends visitors who came over http on to https, with 308, which keeps a form that was posted. On Workers the request's
 * own address has the scheme that the visitor used; `X-Forwarded-Proto` says the same there, and elsewhere spares visitors
 * of a proxy that ends TLS a redirect without end. The port stays behind: those of http are none of https. Static files
 * never run the worker: for them the zone has a setting (README). Source: RFC 9110, section 15.4.9.
 */
export const httpsOnly = createMiddleware<WorkerEnv>(async (c, next) => {
  const { protocol, hostname, pathname, search } = c.var.url;
  if (protocol === "https:" || isLoopback(hostname) || isSpoken(c.req.header("x-forwarded-proto"))) return next();
  return c.redirect(`https://${hostname}${pathname}${search}`, 308);
});

/** Whether the visitor spoke https to the first of the proxies; each of them may have added what it heard. */
const isSpoken = (forwardedProto = "") => /^\s*https\s*(?:,|$)/i.test(forwardedProto);
