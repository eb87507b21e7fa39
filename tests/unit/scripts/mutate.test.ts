import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { AREAS, areasOf, filesOf } from "../../../scripts/mutate/areas.ts";
import { readMutateArguments } from "../../../scripts/mutate/arguments.ts";
import { mutate } from "../../../scripts/mutate/mutants.ts";
import { type AreaResult, failuresOf, tableOf } from "../../../scripts/mutate/report.ts";

const folder = mkdtempSync(join(tmpdir(), "mutants-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function mutantsIn(text: string) {
  const file = join(folder, "code.ts");
  writeFileSync(file, text);
  return mutate([file]);
}

test("each mutant is named by what was there and what stands there instead, and by its place among equals", async () => {
  const { mutants, sources } = await mutantsIn("export const is = (a: number) =>\n  a < 2 || a < 2;\n");
  expect(mutants.filter(({ change }) => change === "a < 2 → a <= 2")).toMatchObject([
    { line: 2, nth: 1 },
    { line: 2, nth: 2 },
  ]);
  const [source] = sources.values();
  for (const { id } of mutants) expect(source).toContain(`("${id}")`);
});

test("what an error says to programmers is no mutant, and what is said to anybody else is", async () => {
  const { mutants } = await mutantsIn(
    'export const f = (say: (text: string) => void) => { say("a"); throw new Error("b"); };',
  );
  expect(mutants.map(({ change }) => change)).toContain('"a" → ""');
  expect(mutants.map(({ change }) => change)).not.toContain('"b" → ""');
});

test("every area has files", () => {
  for (const area of AREAS) expect(filesOf(area, ""), area.name).not.toEqual([]);
  expect(filesOf(AREAS[0]!, "worker/contact/pack")).toEqual(["worker/contact/pack.ts"]);
  expect(filesOf(AREAS[0]!, "contact route")).toEqual(filesOf(AREAS[0]!, "worker/contact/"));
  expect(filesOf(AREAS[1]!, "contact route")).toEqual([]);
});

test("what is in no area is named, and what there is", () => {
  expect(() => areasOf("app/nowhere")).toThrow(/^--only is "app\/nowhere".*\n  contact route: worker\/contact/);
  expect(areasOf("app/registry").map(({ area }) => area.name)).toEqual(["page registry"]);
});

const mutant = { id: "1", file: "a.ts", line: 3, change: "a → b", nth: 1 };
const resultOf = (killed: number, survived: number, least?: number): AreaResult => ({
  area: { name: "area", files: [], least },
  held: killed + survived,
  fates: [
    ...Array.from({ length: killed }, () => ({ mutant, killedBy: "a.test.ts", isReached: true })),
    ...Array.from({ length: survived }, () => ({ mutant, isReached: true })),
  ],
});

test("a survivor of a watched area needs a reason, and reasons make up for few only", () => {
  const reason = { file: "a.ts", change: "a → b", reason: "No test could tell." };
  expect(failuresOf([resultOf(9, 1, 85)], [])).toEqual(["without a reason: a.ts:3  a → b"]);
  expect(failuresOf([resultOf(9, 1, 85)], [reason])).toEqual([]);
  expect(failuresOf([resultOf(8, 2, 85)], [reason])).toEqual(["area: fewer than 85 % were noticed"]);
  expect(failuresOf([resultOf(1, 9)], [])).toEqual([]);
  expect(tableOf([resultOf(8, 2)])).toMatch(/area +10 +10 +8 +2 +80\.0 %$/);
});

test("a number that is none is named", () => {
  expect(readMutateArguments(["--only", "worker", "--sample", "60"])).toMatchObject({ only: "worker", sample: 60 });
  expect(() => readMutateArguments(["--budget", "soon"])).toThrow("--budget");
});
