/*
 * Library: react-router 8.4.0. `<ScrollRestoration>` writes a script into every document it is rendered into, also into the one
 * that an error page makes in the browser; there React writes it as HTML, which browsers refuse (Trusted Types).
 * Changed: nothing; the hook behind the component is used where its script has nothing to do.
 * Gain: an error page comes up under `require-trusted-types-for 'script'`, and the pages after it still start at their top.
 * Upstream: none found.
 * Goes: when `<ScrollRestoration>` writes its script on the server alone, or the hook loses its prefix.
 * Test: tests/e2e/trusted-types.spec.ts, "SEC-2 GEN-5 a page that fails in the browser leaves nothing untrusted, and the visit goes on from it".
 */
export { UNSAFE_useScrollRestoration as useScrollRestoration } from "react-router";
