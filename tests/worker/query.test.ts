import { afterEach, expect, test } from "vitest";
import { BuiltSite } from "../../local/built-site.ts";
import { pagesUnderTest } from "../support/pages-under-test.ts";

let site: BuiltSite | undefined;
const lines: string[] = [];
afterEach(() => site?.stop());

/** Asked for by React Router itself. */
const OF_ROUTER = new Set(["_routes", "index"]);

const cacheOf = ({ headers }: Response) => /cache;desc=([\w-]+)/.exec(headers.get("server-timing") ?? "")?.[1];

/** The worker, telling the log of each query parameter that is looked for. */
const TELLING = `for (const method of ["get", "getAll", "has"]) {
  const real = URLSearchParams.prototype[method];
  URLSearchParams.prototype[method] = function (name, ...rest) {
    console.log("looked for " + name);
    return real.call(this, name, ...rest);
  };
}
`;

/** The About page's loader, reading a parameter without a word. */
const withCarelessLoader = (source: string) =>
  source.replace(
    /function (loader\$\d+)\(\) \{\s*return withFirstUses\(\{ page: aboutPage \}\)/,
    'function $1({ request }) { return withFirstUses({ page: aboutPage, tab: new URL(request.url).searchParams.get("tab") })',
  );

const told = () => lines.filter((line) => line.includes("/robots.txt")).length;

/** Until the log has told of all requests that were answered before. */
async function allIsTold(): Promise<void> {
  const before = told();
  await (await fetch(`${site!.origin}/robots.txt`)).text();
  await expect.poll(told).toBeGreaterThan(before);
}

/** Parameters that a page's loaders and components look for, and that would not be rendered for themselves. */
async function undeclaredReads(path: string): Promise<string[]> {
  const { origin } = site!;
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

test("EDGE-6 a loader that reads one undeclared is found", async () => {
  site = await BuiltSite.start({
    patchEntry: (source) => TELLING + withCarelessLoader(source),
    onLog: (line) => lines.push(line),
  });
  expect(await undeclaredReads("/about")).toEqual(["tab"]);
});

test("EDGE-6 EDGE-7 a parameter that is not declared does not reach the loader, kept or rendered alone", async () => {
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
