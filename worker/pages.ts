import { createRequestHandler } from "@react-router/cloudflare";
import type { Context } from "hono";
import { RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { siteContext, type SiteContext } from "../app/server-context.ts";
import { forwardToGateway } from "./contact/gateway.ts";
import { log } from "./log.ts";
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
  const site: SiteContext = {
    nonce,
    requestId,
    siteUrl,
    indexable,
    contentOrigin: config.contentOrigin,
    sendContactRequest: async (request) =>
      config.contactApiOrigin
        ? forwardToGateway(config.contactApiOrigin, request, { requestId })
        : { ok: false, status: 0, text: "CONTACT_API_ORIGIN is missing or wrong." },
    reportError: (error) => {
      c.set("renderFailed", true);
      log("error", "render-failed", { requestId, ...described(error) });
    },
  };
  // The handler is written for Pages Functions; of its event it uses the request, the two context methods and the data.
  const answer = await handle({
    request,
    env: c.env,
    params: {},
    functionPath: "",
    data: { site },
    next: () => Promise.reject(new Error("There is nothing behind the pages.")),
    waitUntil: (promise) => c.executionCtx.waitUntil(promise),
    passThroughOnException: () => {},
  } as Parameters<typeof handle>[0]);
  const response = answer as unknown as Response;
  response.headers.append("server-timing", `render;dur=${(performance.now() - start).toFixed(1)}`);
  return response;
}

const described = (error: unknown) =>
  error instanceof Error
    ? { error: error.name, message: error.message, stack: error.stack }
    : { message: String(error) };
