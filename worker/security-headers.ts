import { createMiddleware } from "hono/factory";
import { DATA_POLICY, pagePolicy } from "./csp.ts";
import type { Config } from "./env.ts";
import type { WorkerEnv } from "./types.ts";

/** Browser features that no page uses. Writing to the clipboard stays allowed. */
const DENIED_FEATURES = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/** Headers of every response of the worker. Static files get theirs from public/_headers. A test keeps the two lists equal. */
export const STEADY_HEADERS: readonly (readonly [string, string])[] = [
  ["strict-transport-security", "max-age=63072000; includeSubDomains"],
  ["x-content-type-options", "nosniff"],
  ["x-frame-options", "DENY"],
  ["referrer-policy", "strict-origin-when-cross-origin"],
  ["cross-origin-opener-policy", "same-origin"],
  ["cross-origin-resource-policy", "same-origin"],
  ["origin-agent-cluster", "?1"],
  ["permissions-policy", [...DENIED_FEATURES.map((name) => `${name}=()`), "clipboard-write=(self)"].join(", ")],
];

/**
 * The Cross-Origin-Embedder-Policy of a page, which enables cross-origin isolation. With CONTENT_ORIGIN it is
 * `credentialless`, so that pictures from that host need no header of their own and are fetched without cookies.
 * With Turnstile there is none, because Turnstile's frame would be blocked.
 */
export function embedderPolicyOf({
  contentOrigin,
  turnstile,
}: Pick<Config, "contentOrigin" | "turnstile">): string | undefined {
  if (turnstile) return undefined;
  return contentOrigin ? "credentialless" : "require-corp";
}

/** Built once, because settings do not change during the life of an isolate. */
let policyOf: ((nonce: string) => string) | undefined;

/** Sets the security headers on every response: pages, data, API, errors and redirects. */
export const securityHeaders = createMiddleware<WorkerEnv>(async (c, next) => {
  await next();
  const { headers, status } = c.res;
  for (const [name, value] of STEADY_HEADERS) headers.set(name, value);
  headers.set("x-request-id", c.var.requestId);
  if (!c.var.indexable || status >= 400) headers.set("x-robots-tag", "noindex");

  // A 304 updates the stored headers of the browser's copy (RFC 9111, section 4.3.4). That copy contains an older nonce,
  // so a policy with a new nonce would block its scripts.
  if (status === 304) return;
  const isPage = headers.get("content-type")?.startsWith("text/html") ?? false;
  const { contentOrigin, cspReportUri, turnstile } = c.var.config;
  policyOf ??= pagePolicy({ contentOrigin, cspReportUri, turnstile: turnstile !== null });
  headers.set("content-security-policy", isPage ? inDevelopment(policyOf(c.var.nonce)) : DATA_POLICY);
  const embedderPolicy = embedderPolicyOf(c.var.config);
  if (isPage && embedderPolicy) headers.set("cross-origin-embedder-policy", embedderPolicy);
  if (isPage && cspReportUri) headers.set("reporting-endpoints", `csp="${cspReportUri}"`);
});

/** In development Vite's client starts a worker from a Blob, with which it waits for a server that restarts, and then reloads the page. */
const inDevelopment = (policy: string): string =>
  import.meta.env.DEV
    ? policy.replace("worker-src 'none'", "worker-src blob:").replace("require-trusted-types-for 'script'; ", "")
    : policy;
