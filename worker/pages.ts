import { createRequestHandler } from "@react-router/cloudflare";
import type { Context } from "hono";
import { RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { siteContext, type SiteContext } from "../app/server-context.ts";
import { log } from "./log.ts";
import { FORM_BODY } from "./contact/body.ts";
import { takeRequest } from "./contact/take-request.ts";
import type { WorkerEnv } from "./types.ts";

const handle = createRequestHandler<Env>({
  build,
  getLoadContext: ({ context }) => {
    const provider = new RouterContextProvider();
    provider.set(siteContext, context.cloudflare.data["site"] as SiteContext);
    return provider;
  },
});

/** The sheet does not change while an isolate lives. */
let css: string | undefined;

/** Reads the site's sheet from the static files. In development Vite serves it, and there is none. */
async function readSheet(assets: Fetcher): Promise<string> {
  const sheets = build.assets.routes["root"]?.css ?? [];
  const texts = await Promise.all(
    sheets.map(async (path) => (await assets.fetch(new URL(path, "https://assets.local"))).text()),
  );
  return texts.join("\n");
}

/** Renders a page (or answers its `.data` and action requests) through React Router. */
export async function renderPage(c: Context<WorkerEnv>): Promise<Response> {
  const { config, requestId, nonce } = c.var;
  css ??= await readSheet(c.env.ASSETS);
  let retryAfterSeconds: number | undefined;
  const site: SiteContext = {
    nonce,
    requestId,
    css,
    siteUrl: config.siteUrl ?? new URL(c.req.url).origin,
    indexable: config.indexable,
    contentOrigin: config.contentOrigin,
    turnstileSiteKey: config.turnstile?.siteKey ?? null,
    takeContactForm: async (request) => {
      const { verdict, entries } = await takeRequest(c, request, FORM_BODY);
      retryAfterSeconds = verdict.ok ? undefined : verdict.retryAfterSeconds;
      return { answer: verdict, entries };
    },
  };
  // The handler is written for Pages Functions; of its event it uses the request, the two context methods and the data.
  const response = await handle({
    request: withoutOrigin(c.req.raw),
    env: c.env,
    params: {},
    functionPath: "",
    data: { site },
    next: () => Promise.reject(new Error("There is nothing behind the pages.")),
    waitUntil: (promise) => c.executionCtx.waitUntil(promise),
    passThroughOnException: () => {},
  } as Parameters<typeof handle>[0]);
  // The address of a page's data ends in .data; it is the page that is missing. Source: GEN-2.
  if (response.status === 404) {
    log("warn", "no-such-page", { requestId, path: new URL(c.req.url).pathname.replace(/\.data$/, "") });
  }
  if (c.req.method !== "GET" && c.req.method !== "HEAD") response.headers.set("cache-control", "no-store");
  if (retryAfterSeconds) response.headers.set("retry-after", String(retryAfterSeconds));
  return response as unknown as Response;
}

/**
 * React Router answers an action whose Origin is not the request's own with a bare 400. That would turn away visitors
 * behind a proxy that changes the host, and tell the others nothing; takeRequest checks instead (same-origin.ts), so
 * every action has to go through it.
 */
function withoutOrigin(request: Request): Request {
  if (!request.headers.has("origin")) return request;
  const headers = new Headers(request.headers);
  headers.delete("origin");
  return new Request(request, { headers });
}
