import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // scripts/build.ts builds into another folder and then replaces the old build.
  buildDirectory: process.env["BUILD_DIRECTORY"] ?? "build",
  // The whole route table is small. Sending it costs less than requesting parts of it, and avoids manifest requests
  // that reach the server of another deployment (react-router #13332).
  routeDiscovery: { mode: "initial" },
  // worker/same-origin.ts checks where forms come from: it knows SITE_URL, and refuses on every path.
  allowedActionOrigins: ["**"],
} satisfies Config;
