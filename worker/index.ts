import { Hono } from "hono";
import { requestId } from "hono/request-id";
import { trimTrailingSlash } from "hono/trailing-slash";
import { contact } from "./contact/contact-routes.ts";
import { onError } from "./errors.ts";
import { type Alert, sendAlert } from "./alert.ts";
import { isDeadLetterQueue } from "./contact/queue-names.ts";
import { storeDeadLetters } from "./contact/store-dead-letters.ts";
import { deliverOutbox } from "./contact/outbox.ts";
import { httpsOnly } from "./https-only.ts";
import { missingFiles } from "./missing-files.ts";
import { servePage } from "./pages/index.ts";
import { pageMethods } from "./page-methods.ts";
import { redirects } from "./redirects.ts";
import { requestLog } from "./request-log.ts";
import { robots } from "./robots.ts";
import { ROUTE_PATTERNS } from "./route-patterns.ts";
import { rejectCrossSite } from "./same-origin.ts";
import { securityHeaders } from "./security-headers.ts";
import { currentConfig, settings } from "./settings.ts";
import { withShortHeaders } from "./short-headers.ts";
import { smokeTest } from "./smoke-test.ts";
import { markdownLink } from "./markdown-link.ts";
import type { Bindings, WorkerEnv } from "./types.ts";
import { undecodablePaths } from "./undecodable-paths.ts";
import { unreadBodies } from "./unread-bodies.ts";

/** The middleware of a request, in order. Static files are served without running the worker. */
const app = new Hono<WorkerEnv>();

app.onError(onError);
// Always generated here: an id sent by the visitor would reach the log and the gateway.
app.use(requestId({ headerName: "" }));
app.use(settings);
app.use(requestLog(ROUTE_PATTERNS));
app.use(smokeTest);
app.use(securityHeaders);
app.use(unreadBodies);
app.use(httpsOnly);
app.use(rejectCrossSite);
app.use(undecodablePaths);
app.use(redirects);
app.use(trimTrailingSlash({ alwaysRedirect: true }));
app.get("/robots.txt", robots);
app.use(missingFiles);
app.route("/api/contact", contact);
app.all("*", pageMethods, markdownLink, servePage);

export default {
  fetch: (request, env, ctx) => app.fetch(withShortHeaders(request), env, ctx),
  queue: (batch, env, ctx) => {
    const config = currentConfig(env);
    const later = (work: Promise<unknown>) => ctx.waitUntil(work);
    if (!isDeadLetterQueue(batch.queue))
      return deliverOutbox(batch, { config, deadLetters: env.CONTACT_OUTBOX_DEAD, later });
    const tell = (alert: Alert) => sendAlert(config, env, alert);
    return storeDeadLetters(batch, { store: env.CONTACT_DEAD_LETTERS, tell, later });
  },
} satisfies ExportedHandler<Bindings>;
