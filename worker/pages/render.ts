import * as build from "virtual:react-router/server-build";
import type { SiteContext } from "../../app/lib/server-context.ts";
import { log } from "../log.ts";
import type { handleContactRequest } from "../contact/handle-request.ts";
import { pagesOf } from "../shims/pages-function.ts";
import { stylesFor } from "./inline-styles.ts";

const answerOf = pagesOf(build);

/** What a page needs besides its path. */
export interface RenderContext extends Omit<SiteContext, "stylesFor" | "takeContactForm" | "reportError"> {
  /** Validates and forwards a contact form posted without JavaScript. */
  takeForm(form: Request): ReturnType<typeof handleContactRequest>;
}

export interface Rendered {
  response: Response;
  /** Whether any part of the render failed. Known once the body has been read. A failed render is not cached. */
  hasFailed(): boolean;
  /** Reports an error while the body was read, unless an error of this render was already reported. */
  reportBreak(error: unknown): void;
}

/** Renders a page, or answers its data and action requests, with React Router. */
export async function renderPage(request: Request, { takeForm, ...facts }: RenderContext): Promise<Rendered> {
  const start = performance.now();
  const reported = new Set<unknown>();
  let retryAfterSeconds: number | undefined;
  const site: SiteContext = {
    ...facts,
    stylesFor,
    takeContactForm: async (form) => {
      const { verdict, ...taken } = await takeForm(form);
      retryAfterSeconds = verdict.ok ? undefined : verdict.retryAfterSeconds;
      return { answer: verdict, ...taken };
    },
    reportError: (error) => {
      if (reported.has(error)) return;
      reported.add(error);
      log("error", "render-failed", { requestId: facts.requestId, ...described(error) });
    },
  };
  const response = await wholeUnlessPage(await answerOf(withoutOrigin(request), site), site.reportError);
  if (request.method !== "GET" && request.method !== "HEAD") response.headers.set("cache-control", "no-store");
  if (retryAfterSeconds) response.headers.set("retry-after", String(retryAfterSeconds));
  response.headers.append("server-timing", `render;dur=${(performance.now() - start).toFixed(1)}`);
  const hasFailed = () => reported.size > 0;
  return { response, hasFailed, reportBreak: (error) => (hasFailed() ? undefined : site.reportError(error)) };
}

/** Buffers data responses, so that an error while streaming becomes a 500 response. Pages stream. */
async function wholeUnlessPage(response: Response, reportError: SiteContext["reportError"]): Promise<Response> {
  if (!response.body || response.headers.get("content-type")?.startsWith("text/html")) return response;
  try {
    return new Response(await response.arrayBuffer(), response);
  } catch (error) {
    reportError(error);
    // React Router's own text for unexpected errors.
    return new Response("Unexpected Server Error", { status: 500 });
  }
}

/** Removes the Origin header, so that React Router does not repeat the check of same-origin.ts. */
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
