import { Hono } from "hono";
import { requestId } from "hono/request-id";
import { contact } from "./contact/routes.ts";
import { readConfig, type ConfigReading } from "./env.ts";
import { onError } from "./errors.ts";
import { log } from "./log.ts";
import { renderPage } from "./pages.ts";
import { redirectTarget } from "./redirects.ts";
import type { WorkerEnv } from "./types.ts";

const app = new Hono<WorkerEnv>();

/** Settings do not change while an isolate lives, so they are read, and complained about, once. */
let reading: ConfigReading | undefined;

app.onError(onError);
app.use(requestId());
app.use(async (c, next) => {
  if (!reading) {
    reading = readConfig(c.env as unknown as Record<string, unknown>);
    for (const setting of reading.problems) log("error", "wrong-setting", { setting });
  }
  c.set("config", reading.config);
  c.set("nonce", crypto.randomUUID().replaceAll("-", ""));
  await next();
});
app.use(async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  const target = redirectTarget(pathname);
  if (target) return c.redirect(target + search, 301);
  await next();
});
app.route("/api/contact", contact);
app.all("*", renderPage);

export default app;
