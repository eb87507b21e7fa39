import { cutNotFoundTemplate, samplePath } from "./not-found-template.ts";
import type { Rendered } from "./render.ts";
import type { Begun } from "./store.ts";
import { cutTemplate } from "./template.ts";

/** The answer to the request that began a render, when the page as it is kept is not what it gets. */
export type FirstAnswer = () => Promise<Response>;

/** How pages are rendered for one request: from an address of the site and nothing else of the request. */
export interface Rendering {
  nonce: string;
  render(address: string): Promise<Rendered>;
}

/** Begins a page or its data: its own visitor's answer streams, and a copy of it is read to its end to be kept. */
export async function beginPage({ nonce, render }: Rendering, address: string): Promise<Begun<FirstAnswer>> {
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

/** Renders one not-found page for its whole class: it costs the next wrong path next to nothing. */
export async function beginNotFound(
  { nonce, render }: Rendering,
  notFoundClass: string,
  path: string,
): Promise<Begun<FirstAnswer>> {
  const sample = samplePath(notFoundClass);
  const { response, hasFailed } = await render(sample.path);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const isWhole = response.status === 404 && !hasFailed();
  return {
    first: async () => (await render(path)).response,
    whole: Promise.resolve(isWhole ? cutNotFoundTemplate(bytes, sample, nonce) : null),
  };
}
