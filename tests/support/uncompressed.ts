/**
 * Has every `fetch` of a test ask for answers as they are, unless it says otherwise. Cloudflare compresses behind the worker, as
 * Miniflare does in its place, and neither asks the worker: there is nothing of the site in it, and it takes half of workerd's time
 * for an answer.
 */
const fetchCompressed = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
  if (!headers.has("accept-encoding")) headers.set("accept-encoding", "identity");
  return fetchCompressed(input, { ...init, headers });
};
