import type { TestProject } from "vitest/node";
import { BuiltSite } from "../../scripts/local/built-site.ts";
import ensureBuild from "../../scripts/lib/ensure-build.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Origin of a site shared by all files: only for tests that change nothing. */
    siteOrigin: string;
  }
}

/** Builds if necessary, and starts the build once for all files that only read it, with an unreachable gateway. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureBuild();
  const site = await BuiltSite.start({ settings: { CONTACT_API_ORIGIN: "http://127.0.0.1:9" }, onLog: () => {} });
  project.provide("siteOrigin", site.origin);
  return () => site.stop();
}
