import { createMiddleware } from "hono/factory";
import { isLoopback } from "./setting-schemas.ts";
import type { WorkerEnv } from "./types.ts";

/**
 * Redirects http to https. Uses 308, so a posted form is sent again with its body. On Workers the request URL has the
 * visitor's scheme. `X-Forwarded-Proto` prevents a redirect loop behind a proxy that terminates TLS. The port is dropped,
 * because an http port does not serve https. Static files do not run the worker: the zone's "Always Use HTTPS" setting
 * covers them. Source: RFC 9110, section 15.4.9.
 */
export const httpsOnly = createMiddleware<WorkerEnv>(async (c, next) => {
  const { protocol, hostname, pathname, search } = c.var.url;
  if (protocol === "https:" || isLoopback(hostname) || isForwardedHttps(c.req.header("x-forwarded-proto")))
    return next();
  return c.redirect(`https://${hostname}${pathname}${search}`, 308);
});

/** Whether the first proxy in the chain received the request over https. Each proxy may append its own value. */
const isForwardedHttps = (forwardedProto = "") => /^\s*https\s*(?:,|$)/i.test(forwardedProto);
