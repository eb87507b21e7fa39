import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PROOFS } from "../../../app/content/accessibility/proofs.ts";
import { patternOf } from "../../../scripts/lib/unproven.ts";
import { readSeedArguments } from "../../../scripts/seed-defects/arguments.ts";
import type { Defect, Verdict } from "../../../scripts/seed-defects/defect.ts";
import { AREAS } from "../../../scripts/seed-defects/list.ts";
import { patched } from "../../../scripts/seed-defects/scene.ts";
import { lineOf, shortfalls, tableOf, turnsRed } from "../../../scripts/seed-defects/table.ts";

const DEFECTS = AREAS.flatMap(({ defects }) => defects);
const [access, security] = AREAS;

test("TRUST-2 at least forty defects of access and twenty of security are seeded, each under a name of its own", () => {
  expect(access!.defects.length).toBeGreaterThanOrEqual(40);
  expect(security!.defects.length).toBeGreaterThanOrEqual(20);
  expect(new Set(DEFECTS.map(({ id }) => id)).size).toBe(DEFECTS.length);
});

test.each(DEFECTS)("TRUST-2 the defect $id still fits the code, and changes it", ({ patches }) => {
  const texts = new Map<string, string>();
  for (const patch of patches) {
    const text = texts.get(patch.file) ?? readFileSync(patch.file, "utf8");
    texts.set(patch.file, patched(text, patch));
    expect(texts.get(patch.file)).not.toBe(text);
  }
  expect(patches.length).toBeGreaterThan(0);
});

test("TRUST-2 each row of the accessibility report that tests show has a defect, tried by the row's own tests", () => {
  const rows = DEFECTS.flatMap(({ row, tests }) => (row ? [{ row, tests }] : []));
  expect(rows.map(({ row }) => row).toSorted()).toEqual(Object.keys(PROOFS).toSorted());
  const foreign = rows.flatMap(({ row, tests }) =>
    tests.filter(
      ([file, title]) => !PROOFS[row]!.some((proof) => proof[0] === file && patternOf(proof[1]).test(title)),
    ),
  );
  expect(foreign).toEqual([]);
});

test("TRUST-2 a patch that finds its place not once names the file and what it looked for", () => {
  const patch = { file: "a.ts", find: "one", replace: "two" };
  expect(patched("one", patch)).toBe("two");
  expect(() => patched("nothing", patch)).toThrow("stands not in a.ts");
  expect(() => patched("one, one", patch)).toThrow("stands 2 times in a.ts");
  // What a replacement means to String.replace is not meant here.
  expect(patched("one", { ...patch, replace: "$&" })).toBe("$&");
});

const defect: Defect = { id: "label-lost", says: "no label", row: "3.3.2", patches: [], tests: [] };
const caughtBy = (title: string): Verdict => ({
  defect,
  caughtBy: { test: ["tests/e2e/contact-form.spec.ts", title], reason: "expected a label" },
});
const OF_ROW = "FORM-1 FORM-2 FORM-4 DT-3 DB-4 the form on /contact has the fields and marks of the specification";

test("TRUST-2 a row counts as red where one of its own tests failed, and no other", () => {
  expect(turnsRed("3.3.2", caughtBy(OF_ROW))).toBe(true);
  expect(turnsRed("3.3.2", caughtBy("another test"))).toBe(false);
  expect(turnsRed("3.3.1", caughtBy(OF_ROW))).toBe(false);
  expect(turnsRed("3.3.2", { defect, caughtBy: null })).toBe(false);
});

test("TRUST-2 a run names what got through, and each row that stayed green", () => {
  const area = { name: "access", defects: [defect], mostMissed: 0 };
  const missed = { defect, caughtBy: null };
  expect(lineOf(missed)).toBe("GOT THROUGH label-lost: no label");
  expect(tableOf([area], [missed])).toContain("access: 0 of 1 caught");
  expect(tableOf([area, { ...area, name: "security", defects: [] }], [missed])).not.toContain("security");
  const sentences = shortfalls([area], [missed]);
  expect(sentences).toContain("Of access 1 got through, and 0 may.");
  expect(sentences).toContain("No defect turned the tests of criterion 3.3.2 red.");
  expect(shortfalls([area], [caughtBy(OF_ROW)])).not.toContain("No defect turned the tests of criterion 3.3.2 red.");
});

test("TRUST-2 the command takes names of defects, and says which there are", () => {
  expect(readSeedArguments([], DEFECTS)).toEqual({ defects: DEFECTS, all: false });
  expect(readSeedArguments(["--all", "label-lost"], DEFECTS)).toEqual({
    defects: [expect.objectContaining({ id: "label-lost" })],
    all: true,
  });
  expect(() => readSeedArguments(["label-list"], DEFECTS)).toThrow(
    /^label-list is no defect\. There are:\n {2}label-lost/,
  );
});
