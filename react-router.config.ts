import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // Loaded when it runs: other commands read this file too.
  buildEnd: async () => (await import("./scripts/finish-build.ts")).finishBuild(),
  // The whole route table is small. Sending it costs less than requesting parts of it, and avoids manifest requests
  // that reach the server of another deployment (react-router #13332).
  routeDiscovery: { mode: "initial" },
  // worker/same-origin.ts checks where forms come from: it knows SITE_URL, and refuses on every path.
  allowedActionOrigins: ["**"],
} satisfies Config;
