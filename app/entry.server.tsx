import type { ContextType } from "react";
// The `react-dom/server` build for Workers encodes each attribute and text separately. Node's build, available through
// `nodejs_compat`, writes into one buffer, which saves a quarter of the CPU time per page
// (docs/decisions/render-cost.md).
import { renderToReadableStream } from "react-dom/server.node";
import { type EntryContext, type RouterContextProvider, isRouteErrorResponse, ServerRouter } from "react-router";
import { organization } from "./content/organization.ts";
import { StylesContext } from "./shell/frame/styles.tsx";
import { pageGraph } from "./lib/seo/json-ld.ts";
import { DescribePageContext } from "./lib/seo/json-ld-script.tsx";
import { NonceContext } from "./lib/context/nonce.ts";
import { findPage } from "./registry/site-pages.server.ts";
import { siteContext } from "./lib/server-context.ts";

const describePage: ContextType<typeof DescribePageContext> = (siteUrl, path) => {
  const page = findPage(path);
  return page && pageGraph({ firm: organization, siteUrl }, page);
};

/** Streams the page, in the same way for visitors and crawlers. Every script carries the response's nonce. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, stylesFor } = loadContext.get(siteContext);
  const { matches, errors } = routerContext.staticHandlerContext;
  // A failed page is replaced by the root's error page, which needs no styles of a route.
  const styles = stylesFor(errors ? [] : matches.map(({ route }) => route.id));
  let finalStatus = status;
  const body = await renderToReadableStream(
    <NonceContext value={nonce}>
      <StylesContext value={styles}>
        <DescribePageContext value={describePage}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </DescribePageContext>
      </StylesContext>
    </NonceContext>,
    {
      nonce: { script: nonce, style: nonce },
      // By default React streams large parts, such as the contact form, behind a placeholder that needs JavaScript to
      // be replaced. Without JavaScript, the placeholder would stay.
      progressiveChunkSize: Infinity,
      signal: request.signal,
      onError(error) {
        finalStatus = 500;
        // Includes errors caught by a Suspense fallback, which nothing else reports.
        handleError(error, { request, context: loadContext });
      },
    },
  );

  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(body, { headers, status: finalStatus });
}

/**
 * Logs unexpected errors only: no aborted requests, no responses thrown on purpose. React Router calls it for loader
 * errors and, after React's `onError`, for errors of the shell.
 */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(siteContext).reportError(error);
}
