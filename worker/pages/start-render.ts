import { cutNotFoundTemplate, samplePath } from "./not-found-template.ts";
import type { Rendered } from "./render.ts";
import type { StartedRender } from "./page-cache.ts";
import { cutTemplate } from "./template.ts";

/** Returns the response to the request that started the render. */
export type FirstResponse = () => Promise<Response>;

/** Renders pages for one request, from a path only. */
export interface Rendering {
  nonce: string;
  render(address: string): Promise<Rendered>;
}

/** Starts to render a page or its data. The visitor's response streams, and a copy is read to the end for the cache. */
export async function startPage({ nonce, render }: Rendering, address: string): Promise<StartedRender<FirstResponse>> {
  const { response, hasFailed, reportBreak } = await render(address);
  const { body, headers, status } = response;
  if (status !== 200 || !body || headers.has("set-cookie")) {
    return { first: async () => response, whole: Promise.resolve(null) };
  }
  const [toVisitor, toKeep] = body.tee();
  const read = async () => {
    try {
      const bytes = new Uint8Array(await new Response(toKeep).arrayBuffer());
      return hasFailed() ? null : cutTemplate(bytes, { nonce });
    } catch (error) {
      reportBreak(error);
      return null;
    }
  };
  return { first: async () => new Response(toVisitor, response), whole: read() };
}

/** Renders one not-found page for all paths of its class, so that a scan of wrong paths costs little. */
export async function startNotFound(
  { nonce, render }: Rendering,
  notFoundClass: string,
  path: string,
): Promise<StartedRender<FirstResponse>> {
  const sample = samplePath(notFoundClass);
  const { response, hasFailed } = await render(sample.path);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const isWhole = response.status === 404 && !hasFailed();
  return {
    first: async () => (await render(path)).response,
    whole: Promise.resolve(isWhole ? cutNotFoundTemplate(bytes, sample, nonce) : null),
  };
}
