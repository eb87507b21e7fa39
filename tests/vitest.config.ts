import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Apart from the app's vite.config.ts, whose Cloudflare plugin would take the runner into workerd. */
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    projects: [
      { test: { name: "unit", include: ["tests/unit/**/*.test.{ts,tsx}"] } },
      {
        test: {
          name: "worker",
          include: ["tests/worker/**/*.test.ts"],
          // Tells a race lost on a busy machine from a fault; scripts/test.ts fails the run for both.
          retry: process.env["CI"] ? 2 : 0,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
