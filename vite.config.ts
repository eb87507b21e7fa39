import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import unocss from "unocss/vite";
import { defineConfig } from "vite";
import { buildFacts } from "./scripts/build-facts.ts";

/** Origin of the local contact gateway; set by `npm run dev`, which starts it. */
const gatewayOrigin = process.env["CONTACT_API_ORIGIN"];

/**
 * React Aria and what it is made of, but for what looks at the visitor's language as soon as it is loaded (100 ms on a
 * phone) and only menus and forms want.
 */
const ARIA =
  /node_modules[\\/](react-aria[\\/](?!dist[\\/]private[\\/]i18n)|(react-aria-components|react-stately|@react-aria|@react-stately|@internationalized)[\\/])/;

export default defineConfig({
  plugins: [
    unocss({ configFile: "./app/uno.config.ts" }),
    { ...optimizeLocales.vite({ locales: ["en-US"] }), enforce: "pre" },
    cloudflare({
      viteEnvironment: { name: "ssr" },
      config: gatewayOrigin ? { vars: { CONTACT_API_ORIGIN: gatewayOrigin } } : undefined,
    }),
    reactRouter(),
    buildFacts(),
  ],
  build: {
    target: "es2022",
    rolldownOptions: {
      output: {
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith(".woff2"))
            ? "fonts/[name]-[hash][extname]"
            : "assets/[name]-[hash][extname]",
      },
    },
  },
  environments: {
    // Stack traces of the worker name lines of the source; `upload_source_maps` in wrangler.toml sends the maps along.
    ssr: { build: { sourcemap: true } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files: on a phone each request costs more than the bytes that two pages do not share.
            codeSplitting: {
              groups: [
                { name: "react-dom", test: /node_modules[\\/](react-dom|scheduler)[\\/]/ },
                { name: "router", test: /node_modules[\\/](react|react-router|cookie|turbo-stream)[\\/]/ },
                { name: "parts", test: /[\\/]app[\\/](sections|components|layout|lib|config)[\\/]/, minShareCount: 2 },
                { name: "aria", test: ARIA, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
});
