import { globSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { STEADY_HEADERS } from "../../worker/security-headers.ts";
import { BuiltSite } from "../../scripts/local/built-site.ts";

const REASON = "broken on purpose";
let folder: string;
let site: BuiltSite;
const lines: string[] = [];

/** The production build, with a sentence of the About page replaced by a getter that throws. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "broken-build-"));
  await cp("build/server", folder, { recursive: true });
  const files = globSync(join(folder, "**/*.js"));
  const broken = await Promise.all(files.map(breakAboutPage));
  if (!broken.includes(true)) throw new Error("The About page was not found in the bundle.");
  site = await BuiltSite.start({ serverDir: folder, onLog: (line) => lines.push(line) });
});

/** Breaks the page if it is in this file of the build; returns whether it was. */
async function breakAboutPage(file: string): Promise<boolean> {
  const code = await readFile(file, "utf8");
  const broken = code.replace(
    /(\baboutPage = \{[\s\S]*?\n\s*)promise: "[^"\n]*"/,
    `$1get promise() { throw new Error("${REASON}"); }`,
  );
  if (broken !== code) await writeFile(file, broken);
  return broken !== code;
}

const causesInLog = () => lines.filter((line) => line.includes(REASON)).length;
afterAll(() => Promise.all([site.stop(), rm(folder, { recursive: true, force: true })]));

test.each(["/about", "/about.data"])("GEN-5 EDGE-8 a failure while rendering %s is never kept", async (path) => {
  for (let visit = 0; visit < 3; visit += 1) {
    const causesBefore = causesInLog();
    // The data stream breaks off, sometimes before the response's headers.
    const response = await fetch(site.origin + path).catch(() => undefined);
    if (response) {
      expect(response.headers.get("server-timing")).not.toMatch(/memory|edge/);
      expect(response.headers.has("etag")).toBe(false);
      expect(await whatCame(response)).not.toContain(REASON);
    }
    // It was rendered again, and failed again.
    await expect.poll(causesInLog).toBeGreaterThan(causesBefore);
  }
});

test("GEN-5 SEC-1 the error page answers 500, calm, with every defence header", async () => {
  const response = await fetch(`${site.origin}/about`);
  expect(response.status).toBe(500);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
  for (const [name, value] of STEADY_HEADERS) expect(response.headers.get(name), name).toBe(value);
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get("content-security-policy") ?? "")?.[1];
  const html = await response.text();
  expect(html).toContain("Something went wrong");
  expect(html).toContain(`nonce="${nonce}"`);
});

test("the log has the cause, under the request's id", async () => {
  const response = await fetch(`${site.origin}/about`);
  await response.text();
  const requestId = response.headers.get("x-request-id")!;
  await expect.poll(() => lines.some((line) => line.includes(requestId) && line.includes(REASON))).toBe(true);
});

test("GEN-5 other pages are not affected", async () => {
  expect((await fetch(`${site.origin}/services`)).status).toBe(200);
});

/** The received part of a response's text. */
async function whatCame(response: Response): Promise<string> {
  let text = "";
  try {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) text += chunk;
  } catch {
    // Expected to break off.
  }
  return text;
}
