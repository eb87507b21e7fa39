/*
 * Sets up `fetch` for the worker tests.
 *
 * Each request uses a new connection: workerd closes connections after five idle seconds, and on a busy machine that can
 * coincide with the next request, which then fails with "other side closed".
 *
 * Responses are uncompressed unless a request says otherwise: on Cloudflare compression happens behind the worker.
 * Miniflare also compresses, which takes half of the response time and tests nothing of the site.
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
