import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { copyFormerFiles, HASHED_FOLDERS, writeBuildFiles } from "./former-files.ts";

const BUILD_FILES = "build-files.json";

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
  writeBuildFiles(clientDir);
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
const listOf = (clientDir: string) => JSON.parse(readFileSync(join(clientDir, BUILD_FILES), "utf8")) as string[][];

/** Deploys builds one after the other: each copies the files of the one before. */
async function deployAll(...builds: string[]): Promise<string> {
  let report = "";
  let origin: string | undefined;
  for (const clientDir of builds) {
    report = await copyFormerFiles(clientDir, origin);
    origin = await serve(clientDir);
  }
  return report;
}

test("OPS-4 a deploy copies the files of the two builds before it, and of no older one", async () => {
  const [a, b, c, d] = ["a", "b", "c", "d"].map((name) => makeBuild(name));
  expect(await deployAll(a!, b!, c!, d!)).toBe("Copied 2 files of 2 earlier builds.");
  expect(scriptsIn(b!)).toEqual(["home-a.js", "home-b.js"]);
  expect(scriptsIn(c!)).toEqual(["home-a.js", "home-b.js", "home-c.js"]);
  expect(scriptsIn(d!)).toEqual(["home-b.js", "home-c.js", "home-d.js"]);
  expect(readFileSync(join(d!, "assets/home-b.js"), "utf8")).toBe("script of b");
  expect(listOf(d!)).toEqual(["d", "c", "b"].map((name) => listOf(makeBuild(name))[0]));
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
  const origin = await serve(former, { [`/${BUILD_FILES}`]: JSON.stringify([...listOf(former), [path]]) });
  const clientDir = makeBuild("b");
  expect(await copyFormerFiles(clientDir, origin)).toContain(`${BUILD_FILES}: Invalid format`);
  expect(scriptsIn(clientDir)).toEqual(["home-b.js"]);
});

test("OPS-4 a missing file is reported and left out of the list, and does not stop the deploy", async () => {
  const former = makeBuild("a", { "assets/gone-a.js": "gone" });
  const origin = await serve(former, { "/assets/gone-a.js": 404 });
  const clientDir = makeBuild("b");
  const report = await copyFormerFiles(clientDir, origin);
  expect(report).toMatch(/^Copied 1 files of 1 earlier builds\. 1 are missing, such as assets\/gone-a\.js: status 404/);
  expect(report).toContain("may get one full page load");
  expect(scriptsIn(clientDir)).toEqual(["home-a.js", "home-b.js"]);
  expect(listOf(clientDir).flat()).not.toContain("assets/gone-a.js");
});

test.each<[string, number | string, string]>([
  ["has no list yet", 404, ": status 404"],
  ["is down", 503, ": status 503"],
  ["asks for a login", "<!doctype html><title>Sign in</title>", ": Unexpected token"],
])("OPS-4 a site that %s does not stop the deploy, and is reported", async (_what, answer, said) => {
  const origin = await serve(makeBuild("a"), { [`/${BUILD_FILES}`]: answer });
  const clientDir = makeBuild("b");
  expect(await copyFormerFiles(clientDir, origin)).toContain(`${BUILD_FILES}${said}`);
  expect(scriptsIn(clientDir)).toEqual(["home-b.js"]);
  expect(listOf(clientDir)).toHaveLength(1);
});

test("OPS-4 the copied folders are those that browsers cache for a year", () => {
  const rules = readFileSync("public/_headers", "utf8").matchAll(
    /^\/(\S+)\/\*\n(?: {2}.*\n)*? {2}Cache-Control: .*immutable$/gm,
  );
  expect([...rules].map(([, folder]) => folder).toSorted()).toEqual(HASHED_FOLDERS.toSorted());
});

test("OPS-4 a build that is deployed twice counts as one", async () => {
  const [a, b] = [makeBuild("a"), makeBuild("b")];
  expect(await deployAll(a, b, b)).toBe("Copied 1 files of 1 earlier builds.");
  expect(listOf(b)).toHaveLength(2);
});

test("a build with a file that no deploy would copy fails", () => {
  expect(() => makeBuild("a", { "assets/tool.wasm": "x" })).toThrow("Invalid format");
});
