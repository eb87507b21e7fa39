import { appendFile } from "node:fs/promises";

/** Keeps search engines from the static files of the build that is here. The worker closes its own answers; files are answered without it. */
export const closeFilesToSearch = () => appendFile("build/client/_headers", "\n/*\n  X-Robots-Tag: noindex\n");
