import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { notMet } from "../../../scripts/lib/smoke/meet-version.ts";
import type { Site } from "../../../scripts/lib/smoke/site.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A site at which each request and each pause takes time; a request returns nothing, or an answer. */
function site(requestMs: number, answer?: object) {
  const asked: string[] = [];
  const one = {
    origin: "https://www.example.gov",
    key: "a-key",
    pause: async () => void vi.setSystemTime(Date.now() + 1000),
    ask: async (path: string) => {
      asked.push(path);
      vi.setSystemTime(Date.now() + requestMs);
      if (!answer) throw new Error(`${path} gave no whole answer: the time was over.`);
      return answer;
    },
  };
  return { site: one as unknown as Site, asked };
}

test("OPS-3 a site where every request hangs is given up within minutes, with what to look at", async () => {
  const { site: hanging, asked } = site(30_000);
  const reason = await notMet(hanging);
  expect(asked.length).toBeLessThan(6);
  expect(reason).toContain("does not answer with the version under test (/robots.txt gave no whole answer");
  expect(reason).toContain("--smoke-at");
});

test("OPS-3 a version that is not known yet is asked for half a minute", async () => {
  const { site: other, asked } = site(50, { status: 200, headers: new Headers(), isOfVersion: false });
  expect(await notMet(other)).toContain("another version answers");
  expect(asked).toHaveLength(30);
});

test("OPS-3 a version is met when it answered three times in a row", async () => {
  const { site: met, asked } = site(50, { status: 200, headers: new Headers(), isOfVersion: true });
  expect(await notMet(met)).toBeUndefined();
  expect(asked).toHaveLength(3);
});
