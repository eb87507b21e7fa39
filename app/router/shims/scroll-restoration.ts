/*
 * Library: react-router 8.4.0. `<ScrollRestoration>` renders an inline script, even in the browser if an error page
 * creates the document there. React then sets it as HTML, which Trusted Types rejects.
 * Changed: nothing; the hook behind the component is used where the script is not needed.
 * Gain: error pages work under `require-trusted-types-for 'script'`, and later pages still start at the top.
 * Upstream: none found.
 * Remove when: `<ScrollRestoration>` renders its script on the server only, or the hook loses its prefix.
 * Test: tests/e2e/trusted-types.spec.ts, "SEC-2 GEN-5 a page that fails in the browser leaves nothing untrusted, and
 * the visit goes on from it".
 */
export { UNSAFE_useScrollRestoration as useScrollRestoration } from "react-router";
