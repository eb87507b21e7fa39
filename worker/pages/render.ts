import * as build from "virtual:react-router/server-build";
import type { SiteContext } from "../../app/server-context.ts";
import { log } from "../log.ts";
import type { takeRequest } from "../contact/take-request.ts";
import { pagesOf } from "../shims/pages-function.ts";
import { sheetFor } from "./sheet.ts";

const answerOf = pagesOf(build);

/** What a page needs to know beside its address. */
export interface RenderContext extends Omit<SiteContext, "sheetFor" | "takeContactForm" | "reportError"> {
  /** Checks and sends a contact form posted without JavaScript. */
  takeForm(form: Request): ReturnType<typeof takeRequest>;
}

export interface Rendered {
  response: Response;
  /** Whether something of it failed: known once its body has been read, and then it is not for others. */
  hasFailed(): boolean;
  /** Tells of an error that its reader met: what broke off may have been told of already. */
  reportBreak(error: unknown): void;
}

/** Renders a page (or answers its `.data` and action requests) through React Router. */
export async function renderPage(request: Request, { takeForm, ...facts }: RenderContext): Promise<Rendered> {
  const start = performance.now();
  const reported = new Set<unknown>();
  let retryAfterSeconds: number | undefined;
  const site: SiteContext = {
    ...facts,
    sheetFor,
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
