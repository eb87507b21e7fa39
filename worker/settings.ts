import { createMiddleware } from "hono/factory";
import { type Config, type ConfigReading, readConfig } from "./env.ts";
import { log } from "./log.ts";
import { randomNonce } from "./nonce.ts";
import type { WorkerEnv } from "./types.ts";

/** Hosts on which previews of a deployment stand: never for search engines, whatever INDEXABLE says. */
const PREVIEW_HOST = /\.workers\.dev$/i;

let reading: ConfigReading | undefined;

/** Settings do not change while an isolate lives, so they are read, and complained about, once. */
export function currentConfig(env: unknown): Config {
  if (!reading) {
    reading = readConfig(env as Record<string, unknown>);
    for (const setting of reading.problems) log("error", "wrong-setting", { setting });
  }
  return reading.config;
}

/** Puts the settings, the site's origin and a fresh nonce into the request's context. */
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
