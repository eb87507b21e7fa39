/**
 * Has every `fetch` of a test take a connection of its own. workerd closes a kept one when nothing has come over it for five
 * seconds, and on a machine too busy to run it meanwhile it closes one that the next request has already come over: the test's
 * request then fails with "other side closed", and nothing is wrong with the site.
 */
const fetchKept = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
  headers.set("connection", "close");
  return fetchKept(input, { ...init, headers });
};
