import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import unocss from "unocss/vite";
import { defineConfig } from "vite";
import { alteredBooks } from "./scripts/altered-books.ts";
import { buildFacts } from "./scripts/build-facts.ts";
import { CHUNK_GROUPS, chunkGroupsMatch } from "./scripts/chunk-groups.ts";
import { clientStyles } from "./scripts/client-styles.ts";
import { routeStyles } from "./scripts/route-styles.ts";
import { searchIndex } from "./scripts/search-index.ts";
import { compileHints } from "./scripts/shims/compile-hints.ts";
import { oneLocale } from "./scripts/shims/one-locale.ts";
import { LICENCES_FILE } from "./scripts/licences.ts";

/** Origin of the local contact gateway; set by `npm run dev`, which starts it. */
const gatewayOrigin = process.env["CONTACT_API_ORIGIN"];

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
    clientStyles(),
    routeStyles(),
    searchIndex(),
    alteredBooks(),
    compileHints(),
    chunkGroupsMatch(),
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
            codeSplitting: { groups: CHUNK_GROUPS },
          },
        },
      },
    },
  },
});
