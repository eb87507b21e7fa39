import type { Context } from "hono";
import * as build from "virtual:react-router/server-build";
import type { SiteContext } from "../../app/lib/server-context.ts";
import { FORM_BODY } from "../contact/body.ts";
import { handleContactRequest } from "../contact/handle-request.ts";
import { log } from "../log.ts";
import { pagesOf } from "../shims/pages-function.ts";
import type { WorkerEnv } from "../types.ts";
import { stylesFor } from "./inline-styles.ts";

const answerOf = pagesOf(build);

/** What a page depends on besides its address and the build. */
export function pageFacts({ var: { config, siteUrl, indexable } }: Context<WorkerEnv>) {
  const { contentOrigin, turnstile } = config;
  return { siteUrl, indexable, contentOrigin, turnstileSiteKey: turnstile?.siteKey ?? null };
}

/** Renders a page, or answers its data and action requests, with React Router. Errors may also come with the body. */
export async function renderPage(c: Context<WorkerEnv>, request: Request) {
  const { nonce, requestId } = c.var;
  const reported = new Set<unknown>();
  const reportError = (error: unknown) => {
    if (reported.has(error)) return;
    reported.add(error);
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
    log("error", "render-failed", { requestId, error: name, message, stack });
  };
  let retryAfterSeconds: number | undefined;
  const site: SiteContext = {
    ...pageFacts(c),
    nonce,
    requestId,
    build: build.assets.version,
    stylesFor,
    takeContactForm: async (form) => {
      const { verdict, ...taken } = await handleContactRequest(c, form, FORM_BODY);
      retryAfterSeconds = verdict.ok ? undefined : verdict.retryAfterSeconds;
      return { answer: verdict, ...taken };
    },
    reportError,
  };
  const response = await answerOf(request, site);
  if (retryAfterSeconds) response.headers.set("retry-after", String(retryAfterSeconds));
  return { response, hasFailed: () => reported.size > 0 };
}
