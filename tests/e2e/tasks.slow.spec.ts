import { expect, test } from "../support/site-test.ts";
import { tasks } from "../tasks/index.ts";
import { listenerRoute } from "../tasks/listener-route.ts";
import { pointerRoute } from "../tasks/pointer-route.ts";
import { LEAST_ANSWERED, scoreCard } from "../tasks/score-card.ts";
import { walk } from "../tasks/walk.ts";

test.use({ reducedMotion: "reduce" });
// Forty tasks in one test.
test.setTimeout(300_000);

for (const [name, title, route] of [
  ["pointer", "with a pointer", pointerRoute],
  ["listener", "with a keyboard and a screen reader", listenerRoute],
] as const) {
  test(`FIND-1 FIND-2 ${title}, forty tasks of market research are solved in four page loads`, async ({ page }) => {
    const walks = [];
    for (const task of tasks) walks.push(await walk(task, route(page)));
    const { answered, failures } = scoreCard(name, walks);
    expect(answered, failures.join("\n")).toBeGreaterThanOrEqual(LEAST_ANSWERED);
  });
}
