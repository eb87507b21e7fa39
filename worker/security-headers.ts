import { createMiddleware } from "hono/factory";
import { DATA_POLICY, pagePolicy } from "./csp.ts";
import type { Config } from "./env.ts";
import type { WorkerEnv } from "./types.ts";

/** Browser features no page uses. Copying to the clipboard is the one that is left. */
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

/**
 * The same on every answer of the worker. Static files get theirs from public/_headers, which the assets service reads
 * before the worker is asked; a test holds the two lists together.
 */
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
 * What a page says of what it embeds, which gives it a process of its own (cross-origin isolation). All that is the site's may be
 * embedded in it. Pictures from elsewhere (CONTENT_ORIGIN) need not say so of themselves, and are fetched without cookies.
 * Frames from elsewhere, which Turnstile's check comes in, would have to: with it pages say nothing.
 */
export function embedderPolicyOf({
  contentOrigin,
  turnstile,
}: Pick<Config, "contentOrigin" | "turnstile">): string | undefined {
  if (turnstile) return undefined;
  return contentOrigin ? "credentialless" : "require-corp";
}

/** Settings do not change while an isolate lives, so the policy is put together once. */
let policyOf: ((nonce: string) => string) | undefined;

/** Sets the defence headers on pages, data, API answers, errors and redirects alike. */
export const securityHeaders = createMiddleware<WorkerEnv>(async (c, next) => {
  await next();
  const { headers, status } = c.res;
  for (const [name, value] of STEADY_HEADERS) headers.set(name, value);
  headers.set("x-request-id", c.var.requestId);
  if (!c.var.indexable || status >= 400) headers.set("x-robots-tag", "noindex");

  // A 304 renews the headers of the page that the browser kept (RFC 9111, 4.3.4). That page carries its own nonce, so
  // a policy with a new one would shut out its scripts: the answer leaves the kept policy standing.
  if (status === 304) return;
  const isPage = headers.get("content-type")?.startsWith("text/html") ?? false;
  const { contentOrigin, cspReportUri, turnstile } = c.var.config;
  policyOf ??= pagePolicy({ contentOrigin, cspReportUri, turnstile: turnstile !== null });
  headers.set("content-security-policy", isPage ? policyOf(c.var.nonce) : DATA_POLICY);
  const embedderPolicy = embedderPolicyOf(c.var.config);
  if (isPage && embedderPolicy) headers.set("cross-origin-embedder-policy", embedderPolicy);
  if (isPage && cspReportUri) headers.set("reporting-endpoints", `csp="${cspReportUri}"`);
});
