import { afterEach, expect, test, vi } from "vitest";
import { affinityWarning } from "../../../scripts/lib/release/version-affinity.ts";

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

test("OPS-3 one visitor who meets both builds in turn is a warning that says what to set", async () => {
  const asked = answering("old", "old", "old", "new");
  expect(await affinityWarning("https://www.example.gov")).toMatch(
    /^Warning: .*docs\/operations\.md, "Two versions at once"/,
  );
  // A key of its own would pin this machine to one version, regardless of the zone's setting.
  expect(asked.map(({ method, headers }) => [method, headers])).toEqual(
    Array.from({ length: 8 }, () => ["HEAD", undefined]),
  );
});

test("OPS-3 where no zone can keep a visitor with one version, the warning says what else to do", async () => {
  answering("old", "new");
  expect(await affinityWarning("https://goldthread.firm.workers.dev")).toContain("--at-once");
});

test.each([[["one"]], [[null]], [["one", null]], [[]]])(
  "OPS-3 a visitor who meets one build, or of whose build nothing is known, is no warning: %j",
  async (builds) => {
    answering(...builds);
    expect(await affinityWarning("https://www.example.gov")).toBeUndefined();
  },
);
