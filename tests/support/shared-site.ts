import type { TestProject } from "vitest/node";
import { BuiltSite } from "../../local/built-site.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The origin of a site that all files share: only for tests that read and change nothing. */
    siteOrigin: string;
  }
}

/** Starts the build once for all files that only read it, with a gateway that nobody reaches. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await BuiltSite.start({ settings: { CONTACT_API_ORIGIN: "http://127.0.0.1:9" }, onLog: () => {} });
  project.provide("siteOrigin", site.origin);
  return () => site.stop();
}
