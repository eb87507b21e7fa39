import { expect, test } from "vitest";
import { secondDrawCosts } from "./grant-reports.ts";
import { documents } from "./ledger/index.ts";
import { people } from "./people.ts";
import { day } from "./format-values.ts";
import { minutesOf, moved, posted, sheet, tiesHold } from "../../tests/support/books.ts";

const ofOrder = ({ award }: { award?: string }) => award === "SAMPLE26P0001";

test("SHOW-2 UPL-26-12: minutes = disabled − left; over 24 hours = 1 = u-1042; after June 13 ≤ 15; leavers = 6", () => {
  const list = sheet("UPL-26-12");
  for (const [user, left, disabled, counted, within] of list.rows) {
    expect(counted).toBe(minutesOf(disabled) - minutesOf(left));
    expect(within).toBe(Number(counted) <= 24 * 60);
    expect(people.find(({ id }) => id === user)!.left).toBe(String(left).slice(0, 10));
  }
  expect(list.rows.filter((row) => row.includes(false)).map(([user]) => user)).toEqual(["u-1042"]);
  expect(list.row("u-1042")("Minutes")).toBe(19_690);
  const after = list.rows.filter(([, left]) => String(left) > "2026-06-13");
  expect(after).toHaveLength(2);
  expect(after.filter((row) => Number(row[3]) > 15)).toEqual([]);
  expect(list.rows).toHaveLength(people.filter(({ left }) => left).length);
  expect(tiesHold("UPL-26-12")).toBe(true);
});

test("SHOW-2 CLS-26-01: 25,000 − 24,000 = 1,000 deobligated; 480100 = 0; released after payment; payment + 6 years = 2032-03-31", () => {
  const file = sheet("CLS-26-01");
  expect(moved("SAMPLE26P0001", "480100") - moved("RR-26-0044", "490100")).toBe(
    moved("SAMPLE26P0001-P00001", "480100"),
  );
  expect(moved("SAMPLE26P0001-P00001", "480100")).toBe(1_000);
  expect([posted("480100", ofOrder), posted("490100", ofOrder)]).toEqual([0, 0]);
  const paid = String(file.row("PAY-26-0131")("Date"));
  const released = file.row("SAMPLE26P0001-P00001")("Date");
  expect(String(released) > paid).toBe(true);
  expect(documents.find(({ id }) => id === "PAY-26-0131")!.date).toBe(paid);
  expect(file.texts("Check").at(-1)).toContain(day(`${Number(paid.slice(0, 4)) + 6}${paid.slice(4)}`));
  expect(file.texts("Check").at(-1)).toContain("Mar 31, 2032");
  expect(file.texts("Date")).toEqual(file.texts("Date").toSorted());
  expect(tiesHold("CLS-26-01")).toBe(true);
});

test("SHOW-2 RUN-26-0612: checks = 19, failed = 0; first failures = 1 = DEF-26-033", () => {
  const run = sheet("RUN-26-0612");
  const layers = ["Screen", "Service", "Data"].flatMap((layer) => run.texts(layer));
  expect(layers.filter((result) => result !== "n/a")).toHaveLength(19);
  expect(layers).not.toContain("fail");
  for (const row of run.rows) expect(row[5] === "fail").toBe(row[6] !== null);
  expect(run.row("fail")("Defect")).toBe("DEF-26-033");
  const asked = new Set([...sheet("RTM-26").texts("Requirement"), ...sheet("FND-26").texts("No.")]);
  expect(run.texts("Requirement").filter((id) => !asked.has(id))).toEqual([]);
  expect(tiesHold("RUN-26-0612")).toBe(true);
});

test("SHOW-2 PLR-26-01: acres × 29 = amount, field by field; 1,500 × 29 = 43,500 to growers; with 16,500 of other costs = GRD-26-0002", () => {
  const program = sheet("PLR-26-01");
  for (const [, , acres, rate, amount, ledger] of program.rows) {
    expect(amount).toBe(Number(acres) * Number(rate));
    expect(ledger).toBe(amount);
  }
  expect(new Set(program.column("$ per acre"))).toEqual(new Set([29]));
  expect(program.total("Acres")).toBe(1_500);
  expect(program.footed("Amount")).toBe(43_500);
  expect(tiesHold("PLR-26-01")).toBe(true);
});

test("SHOW-2 draw 2 reimburses salaries and indirect costs of its months, not payments to growers alone", () => {
  const { growers, salaries, fieldSupplies, travel, indirect } = secondDrawCosts;
  expect(salaries).toBeGreaterThan(0);
  expect(indirect).toBe((salaries + fieldSupplies + travel) / 10);
  expect(growers + salaries + fieldSupplies + travel + indirect).toBe(moved("GRD-26-0002", "101000"));
});
