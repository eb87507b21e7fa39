import { expect, test } from "vitest";
import { markerOf } from "./specimen-marks.server.ts";
import { specimensWith } from "./specimens-with.server.ts";

const found = (query: string) => specimensWith(query).map(({ id }) => id);

const shownFor = (query: string, id: string) =>
  markerOf(query)(specimensWith(query).find((specimen) => specimen.id === id)!);

test("SHOW-3 finds a specimen by its id, title, office, rows, totals and ties", () => {
  expect(found("RKT-26-12")).toContain("RKT-26-12");
  expect(found("seven auditor requests")).toHaveLength(1);
  expect(found("federal grants management").length).toBeGreaterThan(3);
  expect(found("84,000")).toContain("RKT-26-12");
  expect(found("HW-7304")).toContain("PPA-26-12");
  expect(found("zorblax")).toEqual([]);
});

test("SHOW-3 a number is found as the sheet and as the file write it, and a word by its beginning or plural", () => {
  for (const same of [
    ["84,000", "84000", "$84,000"],
    ["SF-425", "SF 425", "sf425"],
    ["audits", "audit", "Audit"],
  ]) {
    const [first, ...others] = same.map(found);
    expect(first!.length).toBeGreaterThan(1);
    for (const other of others) expect(other).toEqual(first);
  }
  expect(found("audit")).toEqual(expect.arrayContaining(found("seven auditor requests")));
});

test("SHOW-3 a query of signs only finds no specimen", () => {
  expect(specimensWith("***")).toEqual([]);
});

test("SHOW-3 a specimen that matches in its rows only shows the row, with the match marked", () => {
  expect(shownFor("reconciliation", "FBR-26-11").deliverable).toEqual([
    "Fund balance with Treasury ",
    "reconciliation",
    "",
  ]);
  const { excerpt } = shownFor("hw7304", "PPA-26-12");
  expect(excerpt[1]).toBe("HW-7304");
  expect(excerpt.join("")).toContain(" / ");
  expect(shownFor("$84,000", "RKT-26-12").excerpt.filter((_, at) => at % 2 === 1)).toContain("84,000");
  expect(found("checklist")).toContain("CLS-26-01");
  expect(markerOf("***")(specimensWith("control")[0]!).excerpt).toHaveLength(1);
});
