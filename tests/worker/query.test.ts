import { afterEach, expect, test } from "vitest";
import { BuiltSite } from "../../scripts/local/built-site.ts";
import { pagesUnderTest } from "../support/pages-under-test.ts";

let site: BuiltSite | undefined;
const lines: string[] = [];
afterEach(() => site?.stop());

/** React Router's own parameters. */
const OF_ROUTER = new Set(["_routes", "index"]);

const cacheOf = ({ headers }: Response) => /cache;desc=([\w-]+)/.exec(headers.get("server-timing") ?? "")?.[1];

/** The worker, logging every query parameter that is read. */
const TELLING = `for (const method of ["get", "getAll", "has"]) {
  const real = URLSearchParams.prototype[method];
  URLSearchParams.prototype[method] = function (name, ...rest) {
    console.log("looked for " + name);
    return real.call(this, name, ...rest);
  };
}
`;

/** The About page's loader, reading an undeclared parameter. */
const withCarelessLoader = (source: string) =>
  source.replace(
    /function (loader\$\d+)\(\) \{\s*return withFirstUses\(\{\s*page: aboutPage,/,
    'function $1({ request }) { return withFirstUses({ page: aboutPage, tab: new URL(request.url).searchParams.get("tab"),',
  );

const told = () => lines.filter((line) => line.includes("/robots.txt")).length;

/** Waits until all answered requests were logged. */
async function allIsTold(): Promise<void> {
  const before = told();
  await (await fetch(`${site!.origin}/robots.txt`)).text();
  await expect.poll(told).toBeGreaterThan(before);
}

/** Parameters that a page's loaders and components read although they are not part of its cache key. */
async function undeclaredReads(path: string): Promise<string[]> {
  const { origin } = site!;
  // What an isolate computes once, such as the tools' examples, is no reading of this request.
  await (await fetch(`${origin}${path === "/" ? "/_" : path}.data`)).text();
  await allIsTold();
  lines.length = 0;
  await (await fetch(origin + path)).text();
  await allIsTold();
  const names = new Set(lines.flatMap((line) => /^looked for (.*)/.exec(line)?.[1] ?? []));
  const undeclared: string[] = [];
  for (const name of names) {
    if (OF_ROUTER.has(name)) continue;
    const answer = await fetch(`${origin}${path}?${name}=x`);
    await answer.text();
    if (cacheOf(answer) !== "bypass") undeclared.push(name);
  }
  return undeclared;
}

test("EDGE-6 no page reads a query parameter that its route does not declare", async () => {
  site = await BuiltSite.start({ patchEntry: (source) => TELLING + source, onLog: (line) => lines.push(line) });
  for (const path of pagesUnderTest) expect(await undeclaredReads(path), path).toEqual([]);
});

test("EDGE-6 EDGE-7 an undeclared parameter does not reach the loader, whether the page is cached or not", async () => {
  site = await BuiltSite.start({ patchEntry: withCarelessLoader });
  for (const [path, init] of [
    ["/about?tab=visitor-4711", {}],
    ["/about.data?tab=visitor-4711&_routes=nonsense,routes/about", {}],
  ] as const) {
    const response = await fetch(site.origin + path, init);
    expect(response.status).toBe(200);
    expect((await response.text()).includes("visitor-4711"), path).toBe(false);
  }
});
