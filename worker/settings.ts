import { createMiddleware } from "hono/factory";
import { type Config, type ConfigReading, readConfig } from "./env.ts";
import { log } from "./log.ts";
import { randomNonce } from "./random-nonce.ts";
import type { WorkerEnv } from "./types.ts";

/** Preview hosts are never indexed, whatever INDEXABLE says. */
const PREVIEW_HOST = /\.workers\.dev$/i;

let reading: ConfigReading | undefined;

/** The parsed settings. Parsed, and problems logged, once per isolate, because settings do not change during its life. */
export function currentConfig(env: unknown): Config {
  if (!reading) {
    reading = readConfig(env as Record<string, unknown>);
    for (const setting of reading.problems) log("error", "wrong-setting", { setting });
  }
  return reading.config;
}

/** Adds the settings, the site's origin and a new nonce to the request context. */
export const settings = createMiddleware<WorkerEnv>(async (c, next) => {
  const config = currentConfig(c.env);
  const url = new URL(c.req.url);
  c.set("config", config);
  c.set("url", url);
  c.set("siteUrl", config.siteUrl ?? url.origin);
  c.set("indexable", config.indexable && !PREVIEW_HOST.test(url.hostname));
  c.set("nonce", randomNonce());
  await next();
});
