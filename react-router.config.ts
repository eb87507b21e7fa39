import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // scripts/build.ts builds beside the former build.
  buildDirectory: process.env["BUILD_DIRECTORY"] ?? "build",
  // A dozen patterns serve all pages: sending the whole table costs less than asking for parts of it, and leaves no
  // manifest request that could meet another deploy's server (react-router #13332).
  routeDiscovery: { mode: "initial" },
} satisfies Config;
