import { appendFile } from "node:fs/promises";

/**
 * Keeps search engines away from the static files of the current build. The worker sets this header only on its own
 * responses.
 */
export const noindexFiles = () => appendFile("build/client/_headers", "\n/*\n  X-Robots-Tag: noindex\n");
