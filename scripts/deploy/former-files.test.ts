import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import {
  BUILD_FILES,
  type BuildFiles,
  HASHED_FOLDERS,
  ownFiles,
  parseBuildFiles,
  writeBuildFiles,
} from "./build-files.ts";
import { copyFormerFiles } from "./former-files.ts";

const folders: string[] = [];
const servers: Server[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
  for (const server of servers) server.close();
});

/** A build's static files: a page's script with its hash, and the files common to all builds. */
function makeBuild(name: string, more: Record<string, string> = {}): string {
  const clientDir = mkdtempSync(join(tmpdir(), `build-${name}-`));
  folders.push(clientDir);
  const files = {
    _headers: "/*",
    "index.md": `# ${name}`,
    [`assets/home-${name}.js`]: `script of ${name}`,
    "fonts/serif-same.woff2": "font",
    "pictures/dusk-same-480.avif": "picture",
    ...more,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(clientDir, path)), { recursive: true });
    writeFileSync(join(clientDir, path), text);
  }
  writeBuildFiles(clientDir, ownFiles(clientDir));
  return clientDir;
}

/** Serves a folder; `answers` replaces files with a status or another text. */
async function serve(clientDir: string, answers: Record<string, number | string> = {}): Promise<string> {
  const server = createServer((request, response) => {
    const answer = answers[request.url!];
    if (typeof answer === "number") return void response.writeHead(answer).end();
    try {
      response.end(answer ?? readFileSync(join(clientDir, request.url!)));
    } catch {
      response.writeHead(404).end();
    }
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const scriptsIn = (clientDir: string) => readdirSync(join(clientDir, "assets")).toSorted();
const listOf = (clientDir: string) => parseBuildFiles(readFileSync(join(clientDir, BUILD_FILES), "utf8"));

/** Deploys builds one after the other: each copies the files of the one before. */
async function deployAll(...builds: string[]): Promise<string> {
  let report = "";
  let origin: string | undefined;
  for (const clientDir of builds) {
    report = await copyFormerFiles({ clientDir, origin });
    origin = await serve(clientDir);
  }
  return report;
}

test("OPS-4 a deploy copies the files of the two builds before it, and of no older one", async () => {
  const [a, b, c, d] = ["a", "b", "c", "d"].map((name) => makeBuild(name));
  expect(await deployAll(a!, b!, c!, d!)).toMatch(/^Copied 2 files of earlier builds \(2\) from http:\S+\.$/);
  expect(scriptsIn(b!)).toEqual(["home-a.js", "home-b.js"]);
  expect(scriptsIn(c!)).toEqual(["home-a.js", "home-b.js", "home-c.js"]);
  expect(scriptsIn(d!)).toEqual(["home-b.js", "home-c.js", "home-d.js"]);
  expect(readFileSync(join(d!, "assets/home-b.js"), "utf8")).toBe("script of b");
  expect(listOf(d!).builds).toHaveLength(3);
});

test("OPS-4 publishing a build again replaces no other build", async () => {
  const [a, b, again, back] = ["a", "b", "b", "a"].map((name) => makeBuild(name));
  await deployAll(a!, b!, again!, back!);
  expect(scriptsIn(again!)).toEqual(["home-a.js", "home-b.js"]);
  expect(scriptsIn(back!)).toEqual(["home-a.js", "home-b.js"]);
  expect(listOf(back!).builds).toHaveLength(2);
});

test("OPS-4 a file that two builds share is kept as long as the newer of them", async () => {
  const shared = { "assets/parts-shared.js": "parts" };
  const [a, b, c, d] = [makeBuild("a", shared), makeBuild("b", shared), makeBuild("c"), makeBuild("d")];
  await deployAll(a, b, c, d);
  expect(scriptsIn(d)).toEqual(["home-b.js", "home-c.js", "home-d.js", "parts-shared.js"]);
});

test("OPS-4 only hashed files are copied: no pages, no headers file", async () => {
  const former = makeBuild("a", { "old-page.md": "# Old", "marks/old.svg": "<svg/>" });
  const clientDir = makeBuild("b");
  await deployAll(former, clientDir);
  expect(readdirSync(clientDir).toSorted()).toEqual([
    "_headers",
    "assets",
    BUILD_FILES,
    "fonts",
    "index.md",
    "pictures",
  ]);
  expect(readFileSync(join(clientDir, "index.md"), "utf8")).toBe("# b");
});

test.each([
  "assets/../../outside.js",
  "../assets/outside.js",
  "/assets/outside.js",
  "assets\\outside.js",
  "assets/deep/outside.js",
  "assets/page.html",
  "assets/page.js.html",
  "_headers",
  "assets/.htaccess",
  "other/file.js",
])("a list that names %s is rejected as a whole", async (path) => {
  const former = makeBuild("a");
  const list = listOf(former);
  const [entry] = Object.values(list.files);
  const origin = await serve(former, { [`/${BUILD_FILES}`]: JSON.stringify({ ...list, files: { [path]: entry! } }) });
  const clientDir = makeBuild("b");
  expect(await copyFormerFiles({ clientDir, origin })).toContain(`${origin}/${BUILD_FILES} is not a list of files`);
  expect(scriptsIn(clientDir)).toEqual(["home-b.js"]);
});

test("OPS-4 a missing or changed file is reported and left out of the list, and does not stop the deploy", async () => {
  const former = makeBuild("a", { "assets/gone-a.js": "gone", "assets/cut-a.js": "the whole script" });
  const origin = await serve(former, { "/assets/gone-a.js": 404, "/assets/cut-a.js": "the whole" });
  const clientDir = makeBuild("b");
  const report = await copyFormerFiles({ clientDir, origin });
  expect(report).toContain("Copied 1 files of earlier builds (1)");
  expect(report).toContain("2 are missing:");
  expect(report).toContain("  assets/gone-a.js: status 404");
  expect(report).toContain("  assets/cut-a.js: its content differs from the list");
  expect(report).toContain("may get one full page load");
  expect(scriptsIn(clientDir)).toEqual(["home-a.js", "home-b.js"]);
  expect(Object.keys(listOf(clientDir).files)).not.toContain("assets/gone-a.js");
});

test.each<[string, number | string, string]>([
  ["has no list yet", 404, ": status 404"],
  ["is down", 503, ": status 503"],
  [
    "asks for a login",
    "<!doctype html><title>Sign in</title>",
    " is not a list of files. Is there a login or a challenge in front of the site?",
  ],
])("OPS-4 a site that %s does not stop the deploy, and is reported", async (_what, answer, said) => {
  const origin = await serve(makeBuild("a"), { [`/${BUILD_FILES}`]: answer });
  const clientDir = makeBuild("b");
  expect(await copyFormerFiles({ clientDir, origin })).toContain(`${origin}/${BUILD_FILES}${said}`);
  expect(listOf(clientDir)).toEqual(ownFiles(clientDir));
});

test("OPS-4 an unreachable or unknown site does not stop the deploy", async () => {
  const clientDir = makeBuild("b");
  expect(await copyFormerFiles({ clientDir, origin: "http://127.0.0.1:9" })).toMatch(/could not be fetched \(.+\)/);
  expect(await copyFormerFiles({ clientDir, origin: undefined })).toContain("SITE_URL is not set");
});

test("OPS-4 no more files are copied than Cloudflare allows; the oldest build's are left out first", async () => {
  const [a, b, c] = [makeBuild("a"), makeBuild("b"), makeBuild("c")];
  await deployAll(a, b);
  const origin = await serve(b);
  const report = await copyFormerFiles({ clientDir: c, origin, maxFiles: 7 });
  expect(scriptsIn(c)).toEqual(["home-b.js", "home-c.js"]);
  expect(report).toContain("  assets/home-a.js: more than 7 files");
});

/** Serves a build whose former script never ends, and counts how much of it was sent. */
async function serveEndless(former: string, path: string, headers: Record<string, string>) {
  const sent = { bytes: 0 };
  const piece = Buffer.alloc(1024 * 1024);
  const server = createServer((request, response) => {
    if (request.url !== path) return void response.end(readFileSync(join(former, request.url!)));
    response.writeHead(200, headers);
    const write = () => {
      sent.bytes += piece.length;
      // Stops before a client that reads without limit fills the memory.
      if (sent.bytes > 200 * piece.length) response.end();
      else if (!response.destroyed) response.write(piece, write);
    };
    write();
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sent };
}

test.each<[string, Record<string, string>]>([
  ["says so", { "content-length": String(10 ** 9) }],
  ["does not say so", {}],
])("SEC-4 OPS-4 a file that is too large and %s is not read to its end", async (_what, headers) => {
  const former = makeBuild("a");
  const { origin, sent } = await serveEndless(former, "/assets/home-a.js", headers);
  const clientDir = makeBuild("b");
  const report = await copyFormerFiles({ clientDir, origin });
  expect(report).toContain("  assets/home-a.js: larger than 25 MiB");
  expect(scriptsIn(clientDir)).toEqual(["home-b.js"]);
  expect(sent.bytes).toBeLessThan(60 * 1024 * 1024);
});

test("SEC-4 OPS-4 a list that is too large is not read to its end", async () => {
  const { origin, sent } = await serveEndless(makeBuild("a"), `/${BUILD_FILES}`, {});
  const report = await copyFormerFiles({ clientDir: makeBuild("b"), origin });
  expect(report).toContain(`${BUILD_FILES}: larger than 8 MiB`);
  expect(sent.bytes).toBeLessThan(60 * 1024 * 1024);
});

test("SEC-4 OPS-4 all downloads together have a limit", async () => {
  const former = makeBuild("a", { "assets/second-a.js": "script of a" });
  const clientDir = makeBuild("b");
  const report = await copyFormerFiles({ clientDir, origin: await serve(former), maxBytes: 15 });
  expect(report).toContain("Copied 1 files of earlier builds (1)");
  expect(report).toContain("the limit of all downloads is reached");
});

test("OPS-4 the copied folders are those that browsers cache for a year", () => {
  const rules = readFileSync("public/_headers", "utf8").matchAll(
    /^\/(\S+)\/\*\n(?: {2}.*\n)*? {2}Cache-Control: .*immutable$/gm,
  );
  expect([...rules].map(([, folder]) => folder).toSorted()).toEqual(HASHED_FOLDERS.toSorted());
});

const id = ({ builds }: BuildFiles) => builds[0];

test("a build's id depends on its files and their content, not on its folder", () => {
  expect(id(ownFiles(makeBuild("a")))).toBe(id(ownFiles(makeBuild("a"))));
  expect(id(ownFiles(makeBuild("a", { "fonts/serif-same.woff2": "other" })))).not.toBe(id(ownFiles(makeBuild("a"))));
  expect(() => ownFiles(makeBuild("a", { "assets/tool.wasm": "x" }))).toThrow(/assets\/tool\.wasm has a type that/);
});
