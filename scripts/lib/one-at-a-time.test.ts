import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawnSync } from "node:child_process";
import { afterAll, expect, test } from "vitest";
import { oneAtATime } from "./one-at-a-time.mjs";

const folder = mkdtempSync(join(tmpdir(), "one-at-a-time-"));
const file = join(folder, "deep", "building");
afterAll(() => rmSync(folder, { recursive: true }));

test("two builds of one checkout run one after the other", async () => {
  const order: string[] = [];
  let endFirst!: () => void;
  const firstMayEnd = new Promise<void>((resolve) => {
    endFirst = resolve;
  });
  const first = oneAtATime(file, async () => {
    order.push("first begins");
    await firstMayEnd;
    order.push("first ends");
  });
  const second = oneAtATime(file, async () => order.push("second"));
  endFirst();
  await Promise.all([first, second]);
  expect(order).toEqual(["first begins", "first ends", "second"]);
});

test("a build that failed or was killed blocks nobody", async () => {
  await expect(oneAtATime(file, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(existsSync(file)).toBe(false);
  const { pid } = spawnSync("true");
  writeFileSync(file, String(pid));
  expect(await oneAtATime(file, () => Promise.resolve("built"))).toBe("built");
});
