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

/** Renders a page (or answers its `.data` and action requests) through React Router. */
export async function renderPage(c: Context<WorkerEnv>): Promise<Response> {
  const { config, requestId, nonce } = c.var;
  const site: SiteContext = {
    nonce,
    requestId,
    siteUrl: config.siteUrl ?? new URL(c.req.url).origin,
    indexable: config.indexable,
    contentOrigin: config.contentOrigin,
    sendContactRequest: async (request) =>
      config.contactApiOrigin
        ? forwardToGateway(config.contactApiOrigin, request, { requestId })
        : { ok: false, status: 0, text: "CONTACT_API_ORIGIN is missing or wrong." },
  };
  // The handler is written for Pages Functions; of its event it uses the request, the two context methods and the data.
  const response = await handle({
    request: c.req.raw,
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
  return response as unknown as Response;
}
