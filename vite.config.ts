import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import unocss from "unocss/vite";
import { defineConfig } from "vite";
import { buildFacts } from "./scripts/build-facts.ts";
import { clientSheets } from "./scripts/client-sheets.ts";
import { searchIndex } from "./scripts/search-index.ts";
import { compileHints } from "./scripts/shims/compile-hints.ts";
import { oneLocale } from "./scripts/shims/one-locale.ts";
import { LICENCES_FILE } from "./scripts/licences.ts";

/** Origin of the local contact gateway; set by `npm run dev`, which starts it. */
const gatewayOrigin = process.env["CONTACT_API_ORIGIN"];

/** React Aria and what it is made of. */
const ARIA =
  /node_modules[\\/](react-aria|react-aria-components|react-stately|@react-aria|@react-stately|@internationalized)[\\/]/;

/** What only the two filtered lists have in common: the browser gets it with these. */
const OF_LISTS = /[\\/](filtered-list|service-filter|use-settled-query)\.tsx?$/;

/** What most pages have in common. A visitor's pack is for those who make one, and what pages of text share has a file of its own. */
const OF_PAGES =
  /[\\/]app[\\/](templates|sections|components|layout|router|lib(?![\\/]pack)|shims|config|content[\\/]interface)[\\/](?!text-page|bands[\\/](?:text-sections|dated-band))/;

export default defineConfig({
  plugins: [
    unocss({ configFile: "./app/uno.config.ts" }),
    oneLocale,
    { ...optimizeLocales.vite({ locales: ["en-US"] }), enforce: "pre" },
    cloudflare({
      viteEnvironment: { name: "ssr" },
      config: gatewayOrigin ? { vars: { CONTACT_API_ORIGIN: gatewayOrigin } } : undefined,
    }),
    reactRouter(),
    buildFacts(),
    clientSheets(),
    searchIndex(),
    compileHints(),
  ],
  build: {
    target: "es2022",
    // scripts/licences.ts makes one text of what both bundles hold.
    license: { fileName: LICENCES_FILE },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith(".woff2"))
            ? "fonts/[name]-[hash][extname]"
            : "assets/[name]-[hash][extname]",
      },
    },
  },
  environments: {
    // Stack traces of the worker name lines of the source; `upload_source_maps` in wrangler.toml sends the maps along. They go
    // without its text, which they do not need, and in which Vite names the folder of the build.
    ssr: { build: { sourcemap: true, rolldownOptions: { output: { sourcemapExcludeSources: true } } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files: on a phone each request costs more than the bytes that two pages do not share.
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|cookie|turbo-stream)[\\/]/,
                },
                {
                  name: "parts",
                  test: (id) => OF_PAGES.test(id) && !OF_LISTS.test(id),
                  minShareCount: 2,
                },
                { name: "aria", test: ARIA, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
});
