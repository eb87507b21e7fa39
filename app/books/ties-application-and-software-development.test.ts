import { expect, test } from "vitest";
import { balancingRuns } from "./grant-reports.ts";
import { incidentEvents } from "./incident.ts";
import { invoices } from "./invoices.ts";
import { documents } from "./ledger/index.ts";
import { gone, moved, posted, sheet, tiesHold } from "../../tests/support/books.ts";

const day = (date: string) => Date.parse(date) / 86_400_000;

test("SHOW-2 API-INT-02: every example = posting SAMPLE26P0002; 700,000 > available of line 6011, so 422", () => {
  const description = sheet("API-INT-02");
  const order = documents.find(({ id }) => id === "SAMPLE26P0002")!;
  const example = (field: string) => description.row(field)("Example");
  expect(example("documentId")).toBe(order.id);
  expect(example("commitmentId")).toBe(order.follows[0]);
  expect(example("fundLine")).toBe(order.fundLine);
  expect(example("objectClass")).toBe(order.objectClass);
  expect(example("effectiveDate")).toBe(order.date);
  expect(example("amount")).toBe(moved(order.id, "480100"));
  const taken = -posted("461000", ({ fundLine, date }) => fundLine === "6011" && date <= order.date);
  expect(600_000 - taken).toBeLessThan(700_000);
  expect(tiesHold("API-INT-02")).toBe(true);
});

test("SHOW-2 APP-26-09: owners active = 6; September 30 − reviewed ≤ 365; users = 102", () => {
  const inventory = sheet("APP-26-09");
  expect(inventory.texts("Owner").filter((owner) => gone.has(owner))).toEqual([]);
  expect(inventory.texts("Reviewed").filter((reviewed) => day("2026-09-30") - day(reviewed) > 365)).toEqual([]);
  expect(inventory.total("Users")).toBe(102);
  expect(tiesHold("APP-26-09")).toBe(true);
});

test("SHOW-2 RTM-26: empty cells = 0; tests of R26.2 in RUN-26-0612 = requirements of R26.2 = 4", () => {
  const matrix = sheet("RTM-26");
  expect(matrix.rows.flat().filter((cell) => cell === null || cell === "")).toEqual([]);
  const tested = new Set(
    sheet("RUN-26-0612")
      .texts("Scenario")
      .map((scenario) => scenario.slice(0, 6)),
  );
  const inRelease = matrix.rows.filter((row) => row.includes("R26.2")).map((row) => String(row[3]));
  expect(inRelease).toHaveLength(4);
  expect(inRelease.filter((test) => !tested.has(test))).toEqual([]);
  expect(tiesHold("RTM-26")).toBe(true);
});

const runs = (object: string) => sheet("RCW-26").row(object)("Runs");

test("SHOW-2 RCW-26: I-02 runs = 5 actions; I-05 = 5 runs; W-03 = 4 invoices; I-07 = 365 − 15 = 350", () => {
  expect(runs("I-02")).toBe(sheet("TWM-26-12").rows.length);
  expect(runs("I-05")).toBe(balancingRuns.length);
  expect(runs("W-03")).toBe(invoices.filter(({ received }) => received <= "2026-09-30").length);
  const rerun = incidentEvents.find(({ what }) => what.startsWith("Feed INT-07 rerun"))!.at.slice(0, 10);
  expect(day(rerun) - day("2026-04-09")).toBe(15);
  expect(runs("I-07")).toBe(365 - 15);
  expect(tiesHold("RCW-26")).toBe(true);
});

test("SHOW-2 ACR-26-06: Partially Supports = defect and later release on record = 2", () => {
  const report = sheet("ACR-26-06");
  for (const [, , support, , defect, fixedIn] of report.rows) {
    expect(support === "Partially Supports").toBe(defect !== null && fixedIn === "R26.3");
  }
  expect(report.column("Conformance level").filter((support) => support === "Partially Supports")).toHaveLength(2);
  expect(sheet("CI-26-09").row("R26.3")("Last change")).toBe("CHG-26-0152");
  expect(tiesHold("ACR-26-06")).toBe(true);
});
