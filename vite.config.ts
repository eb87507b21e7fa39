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

/** React Aria and its dependencies. */
const ARIA =
  /node_modules[\\/](react-aria|react-aria-components|react-stately|@react-aria|@react-stately|@internationalized)[\\/]/;

/** Shared by the two filtered lists only, so it is loaded with them. */
const OF_LISTS = /[\\/]ui[\\/](filtered-list|service-filter|use-settled-query)\.tsx?$/;

/** The pack, which few visitors use, and the parts of text pages. They have files of their own. */
const OF_FEW = /[\\/]ui[\\/]kept-pack|[\\/]features[\\/]trust[\\/]/;

/** Shared by most pages. */
const OF_PAGES = /[\\/]app[\\/](features|ui|shell|router|lib|content[\\/]interface)[\\/]/;

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
    // scripts/licences.ts merges the licences of both bundles.
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
    // Source maps for the worker's stack traces; `upload_source_maps` in wrangler.toml uploads them. Sources are
    // excluded: they are not needed, and Vite would write the build folder's path into them.
    ssr: { build: { sourcemap: true, rolldownOptions: { output: { sourcemapExcludeSources: true } } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: ({ name }) => `assets/${name.replace(/\.route$/, "")}-[hash].js`,
            // Few files: on phones a request costs more than the unused bytes of a shared file.
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|cookie|turbo-stream)[\\/]/,
                },
                {
                  name: "parts",
                  test: (id) => OF_PAGES.test(id) && !OF_LISTS.test(id) && !OF_FEW.test(id),
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
