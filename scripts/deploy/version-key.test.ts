import { afterEach, expect, test, vi } from "vitest";
import { versionKeyWarning } from "./version-key.ts";

afterEach(() => vi.unstubAllGlobals());

/** A site whose responses name these builds in turn; null names none. */
function answering(...builds: (string | null)[]) {
  const asked: RequestInit[] = [];
  vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
    const build = builds[asked.push(init) % builds.length];
    if (build === undefined) throw new TypeError("fetch failed");
    return new Response(null, { headers: build === null ? {} : { "x-client-build": build } });
  });
  return asked;
}

test("OPS-3 the operator is warned if one visitor reaches both builds in turn, and told what to set", async () => {
  const asked = answering("old", "old", "old", "new");
  expect(await versionKeyWarning("https://www.example.gov")).toMatch(
    /^Warning: .*docs\/operations\.md, "Two versions at once".*--at-once/s,
  );
  // A key of its own would pin this machine to one version, regardless of the zone's setting.
  expect(asked.map(({ method, headers }) => [method, headers])).toEqual(
    Array.from({ length: 8 }, () => ["HEAD", undefined]),
  );
});

test.each([[["one"]], [[null]], [["one", null]], [[]]])(
  "OPS-3 there is no warning if all answers name one build or none: %j",
  async (builds) => {
    answering(...builds);
    expect(await versionKeyWarning("https://www.example.gov")).toBeUndefined();
  },
);
