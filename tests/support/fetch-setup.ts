/*
 * Sets up `fetch` for the worker tests.
 *
 * Every request takes a connection of its own: workerd closes one that was idle for five seconds, and on a busy machine it does so
 * just when the next request uses it. That request then fails with "other side closed" though nothing is wrong with the site.
 *
 * Every request asks for an uncompressed answer unless it says otherwise: Cloudflare compresses behind the worker, and so does
 * Miniflare, which takes half of the time of an answer and tests nothing of the site.
 */
const { fetch: originalFetch } = globalThis;

// Files share a process, and the first has set it up for all.
if (originalFetch.name !== fetchForTests.name) globalThis.fetch = fetchForTests;

function fetchForTests(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
  headers.set("connection", "close");
  if (!headers.has("accept-encoding")) headers.set("accept-encoding", "identity");
  return originalFetch(input, { ...init, headers });
}
