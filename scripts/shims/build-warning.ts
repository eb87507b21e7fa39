/*
 * Library: @cloudflare/vite-plugin 1.49. It warns on each start that Vite does not use `[build]` of wrangler.toml. There is
 * no option against it, and wrangler does use it: it runs scripts/before-deploy.ts.
 * Changed: `console.warn` leaves out that warning.
 * Upstream: none found.
 * Remove when: the plugin has a way to say so, or passes `[build]` on to the built configuration.
 * Test: tests/worker/deploy.slow.test.ts, "a build prints no warnings".
 */
const { warn } = console;

console.warn = (...args) => {
  if (!String(args[0]).includes("`build` which is not relevant")) warn(...args);
};
