import { Hono } from "hono";
import { requestId } from "hono/request-id";
import { contact } from "./contact/routes.ts";
import { onError } from "./errors.ts";
import { renderPage } from "./pages.ts";
import { deliverOutbox, type OutboxMessage } from "./contact/outbox.ts";
import { redirectTarget } from "./redirects.ts";
import { settings } from "./settings.ts";
import type { Bindings, WorkerEnv } from "./types.ts";

const app = new Hono<WorkerEnv>();

app.onError(onError);
app.use(requestId());
app.use(async (c, next) => {
  c.set("config", settings(c.env));
  c.set("nonce", crypto.randomUUID().replaceAll("-", ""));
  await next();
});
app.use(async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  const target = redirectTarget(pathname);
  // 308 keeps a post a post: with 301 browsers would drop what the visitor typed.
  if (target) return c.redirect(target + search, c.req.method === "GET" || c.req.method === "HEAD" ? 301 : 308);
  await next();
});
app.route("/api/contact", contact);
app.all("*", renderPage);

export default {
  fetch: app.fetch,
  queue: (batch, env) => deliverOutbox(batch, settings(env)),
} satisfies ExportedHandler<Bindings, OutboxMessage>;
