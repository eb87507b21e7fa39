/*
 * Library: @cloudflare/vite-plugin 1.49.0. It warns at each start that Vite does not use `[build]` of wrangler.toml. There
 * is no option against it, and wrangler does use it: it runs scripts/before-deploy.ts.
 * Changed: `console.warn` leaves out that warning.
 * Gain: no false alarm in each build and at each start of the development server.
 * Upstream: none found.
 * Remove when: the plugin passes `[build]` on to the built configuration, or can be told that it is wanted.
 * Test: tests/worker/deploy.slow.test.ts, "after a build of production, wrangler deploy takes it".
 */
const { warn } = console;

console.warn = (...args) => {
  if (!String(args[0]).includes("`build` which is not relevant")) warn(...args);
};
