import { afterEach, expect, test } from "vitest";
import { BuiltSite } from "../../scripts/local/built-site.ts";
import { STEADY_HEADERS } from "../../worker/security-headers.ts";
import { FAILURE } from "../support/failing-page.ts";

let site: BuiltSite | undefined;
afterEach(() => site?.stop());

const FAIL = `throw new Error(${JSON.stringify(FAILURE)});`;
const ELEMENT = "(0, import_jsx_runtime.jsx)";

/** The About page around a part with a fallback of its own. */
const withPart = (part: string) => (source: string) =>
  source.replace(
    /function AboutPage\([^)]*\) \{/,
    `$& const Part = ${part};
    return ${ELEMENT}(Symbol.for("react.suspense"), { fallback: "Later", children: ${ELEMENT}(Part, {}) });`,
  );

/** Where a page may fail, and the status it can still respond with. */
const FAILURES: [where: string, status: number, patch: (source: string) => string][] = [
  ["a part with a fallback, at once", 500, withPart(`() => { ${FAIL} }`)],
  [
    "a part with a fallback, later",
    200,
    withPart(`() => {
      globalThis.soon ??= new Promise((resolve) => setTimeout(() => { globalThis.isLate = true; resolve(); }, 5));
      if (!globalThis.isLate) throw globalThis.soon;
      globalThis.soon = undefined;
      globalThis.isLate = false;
      ${FAIL}
    }`),
  ],
  [
    "its loader",
    500,
    (source) =>
      source.replace(/(?<=function loader\$\d+\(\) \{)(?=\s*return withFirstUses\(\{\s*page: aboutPage)/, FAIL),
  ],
];

function expectErrorPage({ headers }: Response, html: string): void {
  expect([headers.get("cache-control"), headers.get("x-robots-tag")]).toEqual(["no-store", "noindex"]);
  for (const [name, value] of STEADY_HEADERS) expect(headers.get(name), name).toBe(value);
  const nonce = /'nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "")?.[1];
  expect(html).toContain("Something went wrong");
  expect(html).toContain(`nonce="${nonce}"`);
}

test.each(FAILURES)(
  "GEN-5 EDGE-8 SEC-1 a page that fails in %s logs one line and is not cached",
  async (where, status, patch) => {
    const lines: string[] = [];
    const patchEntry = (source: string) => {
      const broken = patch(source);
      if (broken === source) throw new Error("The worker's entry has no About page to break.");
      return broken;
    };
    site = await BuiltSite.start({ patchEntry, onLog: (line) => lines.push(line) });
    const causes = () => lines.filter((line) => line.includes(FAILURE));
    const requests = () => lines.filter((line) => line.includes('"event":"request"'));
    for (let visit = 1; visit <= 3; visit += 1) {
      const response = await fetch(`${site.origin}/about`);
      expect(response.status).toBe(status);
      expect(response.headers.get("server-timing")).toContain("cache;desc=miss");
      const html = await response.text();
      expect(html).not.toContain(FAILURE);
      if (where === "its loader") expectErrorPage(response, html);
      await expect.poll(() => requests().length).toBe(2 * visit - 1);
      // The log is in order: the page's lines come before that of the next request.
      await fetch(`${site.origin}/robots.txt`);
      await expect.poll(() => requests().length).toBe(2 * visit);
      expect(causes()).toHaveLength(visit);
      expect(causes().at(-1)).toContain('"event":"render-failed"');
    }
  },
);
