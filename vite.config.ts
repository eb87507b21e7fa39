import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import unocss from "unocss/vite";
import { defineConfig, type UserConfig } from "vite";
import { alteredBooks } from "./scripts/altered-books.ts";
import { assets } from "./scripts/assets.ts";
import { buildFacts } from "./scripts/build-facts.ts";
import { CHUNK_GROUPS, chunkGroupsMatch } from "./scripts/chunk-groups.ts";
import { devGateway, gatewayOrigin } from "./scripts/lib/dev-gateway.ts";
import { portFromEnvironment } from "./scripts/lib/port.ts";
import { routeStyles } from "./scripts/route-styles.ts";
import { searchIndex } from "./scripts/search-index.ts";
import { compileHints } from "./scripts/shims/compile-hints.ts";
import { oneLocale } from "./scripts/shims/one-locale.ts";
import { LICENCES_FILE } from "./scripts/licences.ts";
import "./scripts/shims/build-warning.ts";

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  const gateway = command === "serve" ? await gatewayOrigin() : undefined;
  return {
    plugins: [
      assets(command),
      gateway ? devGateway(gateway) : undefined,
      unocss({ configFile: "./app/uno.config.ts" }),
      oneLocale,
      { ...optimizeLocales.vite({ locales: ["en-US"] }), enforce: "pre" },
      cloudflare({
        viteEnvironment: { name: "ssr" },
        config: gateway ? { vars: { CONTACT_API_ORIGIN: gateway } } : undefined,
      }),
      reactRouter(),
      buildFacts(),
      routeStyles(),
      searchIndex(),
      alteredBooks(),
      compileHints(),
      chunkGroupsMatch(),
    ],
    server: { port: portFromEnvironment(5173), strictPort: Boolean(process.env["PORT"]) },
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
  };
});
