import type { ContextType } from "react";
// What `react-dom/server` is on Workers makes bytes of each attribute and each text by itself. Node's, which `nodejs_compat`
// carries, writes them into one buffer: a page costs a quarter less CPU (docs/decisions/render-cost.md).
import { renderToReadableStream } from "react-dom/server.node";
import { type EntryContext, type RouterContextProvider, isRouteErrorResponse, ServerRouter } from "react-router";
import { organization } from "./content/organization.ts";
import { StylesContext } from "./layout/frame/styles.tsx";
import { pageGraph } from "./lib/seo/json-ld.ts";
import { DescribePageContext } from "./lib/seo/json-ld-script.tsx";
import { NonceContext } from "./lib/context/nonce.ts";
import { findPage } from "./registry/site-pages.server.ts";
import { siteContext } from "./server-context.ts";
import { afterFirstPaint } from "./shims/after-first-paint.ts";

const describePage: ContextType<typeof DescribePageContext> = (siteUrl, path) => {
  const page = findPage(path);
  return page && pageGraph({ firm: organization, siteUrl }, page);
};

/** Streams the page; the same for readers and robots. Every script carries the response's nonce. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, sheetFor } = loadContext.get(siteContext);
  const { matches, errors } = routerContext.staticHandlerContext;
  // What stands in a failed page's place is the root's.
  const sheets = sheetFor(errors ? [] : matches.map(({ route }) => route.id));
  let finalStatus = status;
  const body = await renderToReadableStream(
    <NonceContext value={nonce}>
      <StylesContext value={sheets}>
        <DescribePageContext value={describePage}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </DescribePageContext>
      </StylesContext>
    </NonceContext>,
    {
      nonce,
      // React would send a large part of a page, such as the contact form, behind a placeholder that takes a script to
      // be replaced. Readers without JavaScript would keep the placeholder.
      progressiveChunkSize: Infinity,
      signal: request.signal,
      onError(error) {
        finalStatus = 500;
        // Also what throws at once in a part with a fallback: nothing else tells of it.
        handleError(error, { request, context: loadContext });
      },
    },
  );

  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(afterFirstPaint(body), { headers, status: finalStatus });
}

/**
 * Reports what a person should look at: not aborted requests, not the answers pages throw on purpose. React Router calls
 * it for errors of loaders, and for those of the shell after React told of them.
 */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(siteContext).reportError(error);
}
