import { createRequestHandler } from "@react-router/cloudflare";
import type { Context } from "hono";
import { RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { siteContext, type SiteContext } from "../app/server-context.ts";
import { log } from "./log.ts";
import { FORM_BODY } from "./contact/body.ts";
import { takeRequest } from "./contact/take-request.ts";
import { PAGE_SHEET } from "./page-sheet.ts";
import type { WorkerEnv } from "./types.ts";

const handle = createRequestHandler<Env>({
  build,
  getLoadContext: ({ context }) => {
    const provider = new RouterContextProvider();
    provider.set(siteContext, context.cloudflare.data["site"] as SiteContext);
    return provider;
  },
});

/**
 * Renders a page (or answers its `.data` and action requests) through React Router.
 * @param request the visitor's, or one that holds nothing of the visitor's but a path
 */
export async function renderPage(c: Context<WorkerEnv>, request: Request): Promise<Response> {
  const { config, requestId, nonce, siteUrl, indexable } = c.var;
  const start = performance.now();
  const reported = new Set<unknown>();
  let retryAfterSeconds: number | undefined;
  const site: SiteContext = {
    nonce,
    requestId,
    css: PAGE_SHEET,
    siteUrl,
    indexable,
    contentOrigin: config.contentOrigin,
    turnstileSiteKey: config.turnstile?.siteKey ?? null,
    takeContactForm: async (form) => {
      const { verdict, entries } = await takeRequest(c, form, FORM_BODY);
      retryAfterSeconds = verdict.ok ? undefined : verdict.retryAfterSeconds;
      return { answer: verdict, entries };
    },
    reportError: (error) => {
      c.set("renderFailed", true);
      if (reported.has(error)) return;
      reported.add(error);
      log("error", "render-failed", { requestId, ...described(error) });
    },
  };
  // The handler is written for Pages Functions; of its event it uses the request, the two context methods and the data.
  const answer = await handle({
    request: withoutOrigin(request),
    env: c.env,
    params: {},
    functionPath: "",
    data: { site },
    next: () => Promise.reject(new Error("There is nothing behind the pages.")),
    waitUntil: (promise) => c.executionCtx.waitUntil(promise),
    passThroughOnException: () => {},
  } as Parameters<typeof handle>[0]);
  const response = await wholeUnlessPage(answer as unknown as Response, site.reportError);
  if (c.req.method !== "GET" && c.req.method !== "HEAD") response.headers.set("cache-control", "no-store");
  if (retryAfterSeconds) response.headers.set("retry-after", String(retryAfterSeconds));
  response.headers.append("server-timing", `render;dur=${(performance.now() - start).toFixed(1)}`);
  return response;
}

/** Data is sent whole, so that an error in the midst of it is reported, and answered, as any other. Pages stream. */
async function wholeUnlessPage(response: Response, reportError: SiteContext["reportError"]): Promise<Response> {
  if (!response.body || response.headers.get("content-type")?.startsWith("text/html")) return response;
  try {
    return new Response(await response.arrayBuffer(), response);
  } catch (error) {
    reportError(error);
    // What React Router says where it has nothing better.
    return new Response("Unexpected Server Error", { status: 500 });
  }
}

/** Keeps React Router from checking anew what same-origin.ts has checked for every request, and knows better. */
function withoutOrigin(request: Request): Request {
  if (!request.headers.has("origin")) return request;
  const headers = new Headers(request.headers);
  headers.delete("origin");
  return new Request(request, { headers });
}

const described = (error: unknown) =>
  error instanceof Error
    ? { error: error.name, message: error.message, stack: error.stack }
    : { message: String(error) };
