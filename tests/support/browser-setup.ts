import { ensureChromium } from "../../scripts/lib/ensure-chromium.ts";
import ensureBuild from "../../scripts/lib/ensure-build.ts";

/** Builds if necessary, and finds or installs Chromium. */
export default async function setUp(): Promise<void> {
  if (!(await ensureChromium())) throw new Error("There is no Chromium.");
  await ensureBuild();
}
