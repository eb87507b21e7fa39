import { afterAll, beforeAll, expect, test } from "vitest";
import { BuiltSite } from "../../scripts/local/built-site.ts";
import { rawRequest, requestLine } from "../support/raw-request.ts";
import { checkEach } from "../support/check-each.ts";

let site: BuiltSite;
beforeAll(async () => {
  site = await BuiltSite.start({ settings: { CONTACT_API_ORIGIN: "http://127.0.0.1:9" }, onLog: () => {} });
});
afterAll(() => site.stop());

const ask = (target: string, options?: Parameters<typeof requestLine>[1]) =>
  rawRequest(site.origin, requestLine(target, options));
const header = (head: string, name: string) => new RegExp(`^${name}: (.*)$`, "im").exec(head)?.[1];

/** Target, status, and the location of a redirect: always on this site. */
const TARGETS: [name: string, target: string, status: number, location?: string][] = [
  // Open redirects
  ["another host behind two slashes", "//evil.example", 404],
  ["another host, with a slash to fold", "//evil.example/", 301, "SITE//evil.example"],
  ["another host behind a backslash", "/\\evil.example/", 301, "SITE//evil.example"],
  ["an encoded backslash", "/%5Cevil.example/", 301, "SITE/%5Cevil.example"],
  ["encoded slashes", "/%2f%2fevil.example/", 301, "SITE/%2f%2fevil.example"],
  ["dots behind another host", "///evil.example/%2e%2e/", 301, "/"],
  ["a redirect that keeps a query with another address", "/about/?to=//evil.example", 301, "/about?to=//evil.example"],
  // Paths
  ["dots that lead above the root", "/../../etc/passwd", 404],
  ["encoded dots above the root", "/%2e%2e/%2e%2e/etc/passwd", 404],
  ["encoded dots and slashes", "/..%2f..%2fetc/passwd", 404],
  ["encoded dots that lead to a page", "/services/%2e%2e/about", 200],
  ["out of the folder of assets", "/assets/%2e%2e/%2e%2e/server/index.js", 404],
  ["a zero byte", "/%00", 301, "/"],
  ["a zero byte behind a page", "/about%00", 301, "/about"],
  ["a percent sign alone", "/%", 404],
  ["no hexadecimal digits", "/%zz", 404],
  ["half a character of UTF-8", "/%E0%A4%A", 404],
  ["half a character, as data", "/%E0%A4%A.data", 404],
  ["letters that need no encoding", "/%61bout", 301, "/about"],
  ["a page in capitals", "/ABOUT", 301, "/about"],
  ["8 KB of one segment", `/${"a".repeat(8192)}`, 404],
  ["8 KB of segments", `/${"a/".repeat(4096)}b`, 404],
  ["8 KB of encoded letters", `/${"%41".repeat(2730)}`, 404],
  ["markup", "/<script>alert(1)</script>", 404],
  ["quotes", `/"'onmouseover='alert(1)`, 404],
  ["a property of every object, as a service", "/services/__proto__", 404],
  ["a method of every object, as a solution", "/solutions/toString", 404],
  ["data of data", "/about.data.data", 404],
  ["the worker's bundle", "/server/index.js", 404],
  ["the list of headers", "/_headers", 404],
  ["the settings", "/wrangler.json", 404],
  ["secrets", "/.dev.vars", 404],
  ["the repository", "/.git/config", 404],
  ["somebody else's login", "/wp-login.php", 404],
  // Queries
  ["16 KB of parameters", `/about?${"q=1&".repeat(4096)}`, 200],
  ["8 KB of a parameter that a page reads", `/services?q=${"x".repeat(8192)}`, 200],
  ["bytes that are no text", "/services?q=%00%ff%fe", 200],
  ["markup in a parameter", "/services?q=<script>alert(1)</script>", 200],
  ["a prototype", "/?__proto__[x]=1&constructor=1", 200],
  ["an unknown selection of data", "/about.data?_routes=nonsense,__proto__", 200],
];

test("GEN-1 SEC-4 hostile paths and queries are answered without harm", () =>
  checkEach(TARGETS, async (_name, target, status, location) => {
    const answer = await ask(target);
    expect(answer.status).toBe(status);
    expect(header(answer.head, "location")).toBe(location?.replace("SITE", "http://site.localhost"));
    expect(header(answer.head, "x-content-type-options")).toBe("nosniff");
    expect(answer.body).not.toMatch(/<script>alert|<img[^>]*onerror|"'onmouseover=/);
    expect(answer.body).not.toMatch(/\bat \S+ \(|node_modules|TypeError|URIError/);
  }));

test("SEC-4 no path puts a header into the answer", () =>
  checkEach(
    ["/about%0d%0aset-cookie:x=1", "/about/%0d%0aset-cookie:x=1/", "/about/?a=%0d%0aset-cookie:x=1"],
    async (target) => {
      const { head } = await ask(target);
      expect(header(head, "set-cookie")).toBeUndefined();
    },
  ));

test("SEC-4 other methods are refused with the methods that pages answer", () =>
  checkEach(
    [
      ["TRACE", 405],
      ["PUT", 405],
      ["DELETE", 405],
      ["PATCH", 405],
      ["PROPFIND", 405],
      ["OPTIONS", 204],
    ],
    async (method, status) => {
      const { status: answered, head } = await ask("/about", { method });
      expect(answered).toBe(status);
      expect(header(head, "allow")).toBe("GET, HEAD");
      expect(header((await ask("/contact", { method })).head, "allow")).toBe("GET, HEAD, POST");
    },
  ));

test("SEC-4 hostile headers are answered without harm", () =>
  checkEach(
    [
      ["60 KB of one header", [`X-Big: ${"x".repeat(60_000)}`], 200],
      ["300 KB of one header", [`X-Big: ${"x".repeat(300_000)}`], 431],
      ["500 headers", Array.from({ length: 500 }, (_, index) => `X-${index}: 1`), 200],
      ["thousands of tags", [`If-None-Match: ${'"a", '.repeat(5000)}"b"`], 200],
      ["a request id with markup", ['X-Request-Id: "><script>'], 200],
      ["a range", ["Range: bytes=0-10"], 200],
      ["a date in the future", ["If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT"], 200],
    ],
    async (_name, headers, status) => {
      const answer = await ask("/about", { headers });
      expect(answer.status).toBe(status);
      if (status === 200) expect(header(answer.head, "x-request-id")).toMatch(/^[\w-]{36}$/);
    },
  ));

const KB_60 = "a ".repeat(30_000);

test("SEC-4 a header of 60 KB counts as absent", () =>
  checkEach(
    [
      ["cookie", "Cookie", "/about", "GET", 200],
      ["list of tags", "If-None-Match", "/about", "GET", 200],
      ["origin", "Origin", "/api/contact", "POST", 415],
      ["content type", "Content-Type", "/contact", "POST", 415],
      ["encoding", "Content-Encoding", "/contact.data", "POST", 415],
    ],
    async (_name, field, target, method, status) => {
      const headers = [`${field}: ${KB_60}`, ...(method === "POST" ? ["Content-Length: 0"] : [])];
      const answer = await ask(target, { method, headers });
      expect(answer.status).toBe(status);
      expect(answer.body).not.toContain("a a a a");
    },
  ));

test("SEC-4 a visitor with 60 KB of cookies gets the cached page", async () => {
  await ask("/about");
  const { head } = await ask("/about", { headers: [`Cookie: ${"a=b; ".repeat(12_000)}`] });
  expect(header(head, "server-timing")).toMatch(/cache;desc=(?:memory|edge)/);
});

test("SEC-4 posts without a form are answered without harm", () =>
  checkEach(
    [
      ["no type", "/contact", [], 415],
      ["JSON", "/contact", ["Content-Type: application/json"], 415],
      ["a multipart form without its boundary", "/contact", ["Content-Type: multipart/form-data"], 400],
      ["an empty form", "/contact", ["Content-Type: application/x-www-form-urlencoded"], 422],
      ["a form on a page without one", "/about", ["Content-Type: application/x-www-form-urlencoded"], 405],
      ["a form on a page that is none", "/nowhere", ["Content-Type: application/x-www-form-urlencoded"], 405],
      ["a form as a page's data", "/about.data", ["Content-Type: application/x-www-form-urlencoded"], 405],
      ["a form on what is no page", "/sitemap.xml", ["Content-Type: application/x-www-form-urlencoded"], 405],
    ],
    async (_name, target, headers, status) => {
      const answer = await ask(target, { method: "POST", headers: [...headers, "Content-Length: 0"] });
      expect(answer.status).toBe(status);
      expect(header(answer.head, "allow")).toBe(status === 405 ? "GET, HEAD" : undefined);
      expect(answer.body).not.toMatch(/\bat \S+ \(|node_modules|Unexpected/);
    },
  ));
