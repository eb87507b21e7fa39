import { defineConfig } from "vitest/config";

/** Apart from the app's vite.config.ts, whose Cloudflare plugin would take the runner into workerd. */
export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  test: {
    projects: [
      { test: { name: "unit", include: ["tests/unit/**/*.test.{ts,tsx}"] } },
      {
        test: {
          name: "worker",
          include: ["tests/worker/**/*.test.ts"],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
