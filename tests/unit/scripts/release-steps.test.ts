import { expect, test } from "vitest";
import { isSharedAs } from "../../../scripts/lib/release/deployment.ts";
import { goInSteps, type Steps } from "../../../scripts/lib/release/steps.ts";

/** Steps that all succeed except the given ones, and a record of their order. */
function recorded(faults: Partial<Steps> = {}) {
  const done: string[] = [];
  const said: string[] = [];
  const stop = new AbortController();
  const well: Steps = {
    isAsLeft: async () => true,
    split: async () => {},
    smoke: async () => [],
    wait: async () => {},
    watch: async () => undefined,
    goBack: async () => {},
    say: (line) => said.push(line),
    interrupted: stop.signal,
    ...faults,
  };
  const noted =
    <Args extends unknown[], T>(name: string, act: (...args: Args) => T) =>
    (...args: Args) => {
      done.push([name, ...args].join(" "));
      return act(...args);
    };
  const steps: Steps = {
    ...well,
    split: noted("split", well.split),
    smoke: noted("smoke", well.smoke),
    wait: noted("wait", well.wait),
    watch: noted("watch", well.watch),
    goBack: noted("go back", well.goBack),
  };
  return { steps, done, said, stop };
}

const WHOLE = [
  ["split 0", "smoke 0"],
  ["split 10", "wait", "smoke 10", "watch 10"],
  ["split 50", "wait", "smoke 50", "watch 50"],
  ["split 100", "smoke 100", "watch 100"],
];

test("OPS-3 a good version gets no traffic, then 10, 50 and 100 %, tried and watched at each", async () => {
  const { steps, done } = recorded();
  expect(await goInSteps(steps)).toEqual({ ok: true });
  expect(done).toEqual(WHOLE.flat());
});

test.each([0, 10, 50, 100])("OPS-3 what the smoke test finds at %i %% takes all traffic back", async (at) => {
  const problems = ["/about answers 500; it must answer 200."];
  const { steps, done, said } = recorded({ smoke: async (percent) => (percent === at ? problems : []) });
  const reason = `the smoke test at ${at} % found:\n  ${problems[0]}`;
  expect(await goInSteps(steps)).toEqual({ ok: false, reason, traffic: "back" });
  const until = [0, 10, 50, 100].indexOf(at);
  expect(done).toEqual([
    ...WHOLE.slice(0, until).flat(),
    ...WHOLE[until]!.filter((act) => !act.startsWith("watch")),
    "go back",
  ]);
  expect(said).toContain(`Going back: ${reason}`);
});

test("OPS-3 too many errors take all traffic back", async () => {
  const { steps, done } = recorded({ watch: async () => "30 of 100 requests failed" });
  expect(await goInSteps(steps)).toEqual({ ok: false, reason: "30 of 100 requests failed.", traffic: "back" });
  expect(done).toEqual([...WHOLE.slice(0, 2).flat(), "go back"]);
});

test("OPS-3 wrangler failing in the middle takes all traffic back", async () => {
  const { steps, done } = recorded({
    split: async (percent) => {
      if (percent === 50) throw new Error("wrangler versions deploy failed");
    },
  });
  expect(await goInSteps(steps)).toEqual({ ok: false, reason: "wrangler versions deploy failed", traffic: "back" });
  expect(done).toEqual([...WHOLE.slice(0, 2).flat(), "split 50", "go back"]);
});

test("OPS-3 Ctrl-C while traffic comes takes all of it back, without waiting for the pause to end", async () => {
  const { steps, done, stop } = recorded({
    wait: () => {
      stop.abort();
      return new Promise(() => {});
    },
  });
  expect(await goInSteps(steps)).toEqual({ ok: false, reason: "it was interrupted.", traffic: "back" });
  expect(done).toEqual([...WHOLE[0]!, "split 10", "wait", "go back"]);
});

test("OPS-3 Ctrl-C while wrangler moves traffic goes back after wrangler has ended, however it ended", async () => {
  const order: string[] = [];
  const { steps, stop } = recorded({
    split: async (percent) => {
      if (percent !== 10) return;
      stop.abort();
      await new Promise((resolve) => setImmediate(resolve));
      order.push("wrangler ended");
      throw new Error("wrangler was killed");
    },
    goBack: async () => void order.push("back"),
  });
  expect(await goInSteps(steps)).toEqual({ ok: false, reason: "it was interrupted.", traffic: "back" });
  expect(order).toEqual(["wrangler ended", "back"]);
});

test("OPS-3 when going back fails, that is told", async () => {
  const { steps, said } = recorded({
    smoke: async () => ["/ answers 500."],
    goBack: async () => {
      throw new Error("no connection");
    },
  });
  expect(await goInSteps(steps)).toMatchObject({ ok: false, traffic: "stuck" });
  expect(said.at(-1)).toBe("no connection");
});

test("OPS-3 where somebody else has moved the traffic meanwhile, it stays as they left it", async () => {
  let isAsLeft = true;
  const { steps, done } = recorded({
    isAsLeft: async () => isAsLeft,
    watch: async () => void (isAsLeft = false),
  });
  expect(await goInSteps(steps)).toEqual({
    ok: false,
    reason: "somebody else has moved the traffic.",
    traffic: "elsewhere",
  });
  expect(done).toEqual(WHOLE.slice(0, 2).flat());
});

test("OPS-3 a version that fails after somebody else has moved the traffic takes nothing back from them", async () => {
  let isAsLeft = true;
  const { steps, done } = recorded({
    isAsLeft: async () => isAsLeft,
    smoke: async (percent) => {
      if (percent < 50) return [];
      isAsLeft = false;
      return ["the version under test does not answer."];
    },
  });
  expect(await goInSteps(steps)).toMatchObject({ ok: false, traffic: "elsewhere" });
  expect(done).not.toContain("go back");
});

test("OPS-3 where nobody can say how the traffic is shared, the version goes back", async () => {
  const { steps, done } = recorded({
    isAsLeft: async () => {
      throw new Error("what is published now could not be read");
    },
  });
  expect(await goInSteps(steps)).toMatchObject({ ok: false, traffic: "back" });
  expect(done).toEqual(["go back"]);
});

const shares = (parts: Record<string, number>) => new Map(Object.entries(parts));

test.each([
  [{ old: 100 }, { old: 100 }, true],
  [{ new: 0, old: 100 }, { old: 100 }, true],
  [{ old: 100 }, { new: 0, old: 100 }, true],
  [{ new: 10, old: 90 }, { old: 90, new: 10 }, true],
  [{ new: 50, old: 50 }, { new: 10, old: 90 }, false],
  [{ other: 100 }, { old: 100 }, false],
  [{ other: 10, old: 90 }, { new: 10, old: 90 }, false],
  [{}, { old: 100 }, false],
])("OPS-3 traffic shared as %j is shared as %j: %s", (are, should, is) =>
  expect(isSharedAs(shares(are))(should)).toBe(is),
);
