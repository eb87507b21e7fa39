import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BuiltSite } from "../../local/built-site.ts";

/** The worker with static files that answer nothing but an error page. */
const WITH_BROKEN_FILES = `import worker from "./index.js";
const ASSETS = { fetch: () => Promise.resolve(new Response("</style><h1>Bad gateway</h1>", { status: 503 })) };
export default { ...worker, fetch: (request, env, ctx) => worker.fetch(request, { ...env, ASSETS }, ctx) };`;

test("SEC-1 EDGE-8 a fault of the static files reaches no page: its sheet is the build's own", async () => {
  const name = readdirSync("build/client/assets").find((file) => /^root-.*\.css$/.test(file));
  const sheet = readFileSync(`build/client/assets/${name}`, "utf8");
  const site = await BuiltSite.start({ entry: WITH_BROKEN_FILES });
  try {
    for (let visit = 0; visit < 2; visit += 1) {
      const html = await (await fetch(`${site.origin}/about`)).text();
      expect(html).not.toContain("Bad gateway");
      expect(/<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1] === sheet, "the page's sheet is the client's").toBe(true);
    }
  } finally {
    await site.stop();
  }
});
