import { expect, test } from "vitest";
import { recipientCosts, sf425 } from "./grant-reports.ts";
import { documents } from "./ledger/index.ts";
import { statement } from "./treasury-statement.ts";
import { moved, posted, sheet, sum, tiesHold } from "../../tests/support/books.ts";

const ofGrant = ({ award }: { award?: string }) => award === "SMP26GR0001";
const draws = moved("GRD-26-0001", "101000") + moved("GRD-26-0002", "101000");

test("SHOW-2 GAW-26-12: estimate = ACC-26-02 = 30,000; actual 29,400 = SF-425 10e − draws; (30,000 − 29,400) ÷ 29,400 = 2.0%", () => {
  const workbook = sheet("GAW-26-12");
  for (const [, estimate, actual, difference, percent] of workbook.rows.map((row) => row.map(Number))) {
    expect(difference).toBe(estimate! - actual!);
    expect(percent).toBeCloseTo((difference! / actual!) * 100, 1);
  }
  expect(workbook.total("Estimate")).toBe(moved("ACC-26-02", "490100"));
  expect(workbook.total("Estimate")).toBe(30_000);
  expect(workbook.total("Actual")).toBe(sf425["10e"] - draws);
  expect(workbook.total("Actual")).toBe(29_400);
  expect(workbook.total("Actual")).toBe(recipientCosts.fourthQuarter);
  expect(workbook.footed("Percent over actual")).toBe(2);
  expect(tiesHold("GAW-26-12")).toBe(true);
});

test("SHOW-2 BAL-26: sent = accepted + rejected, run by run; accepted = postings of four documents = 420,000", () => {
  const reports = sheet("BAL-26");
  for (const [, , , sent, accepted, rejected] of reports.rows) {
    expect(Number(sent)).toBe(Number(accepted) + Number(rejected));
    expect(Number(accepted) * Number(rejected)).toBe(0);
  }
  const postings = moved("SMP26GR0001", "480100") + draws + moved("ACC-26-02", "490100");
  expect(reports.total("Accepted $")).toBe(postings);
  expect(postings).toBe(420_000);
  expect(reports.row("BAL-26-03")("Rejected $")).toBe(reports.row("BAL-26-04")("Accepted $"));
  for (const [run, document] of [
    ["BAL-26-01", "SMP26GR0001"],
    ["BAL-26-02", "GRD-26-0001"],
    ["BAL-26-04", "GRD-26-0002"],
    ["BAL-26-05", "ACC-26-02"],
  ] as const) {
    expect(String(reports.row(run)("Sent")).slice(0, 10)).toBe(documents.find(({ id }) => id === document)!.date);
  }
  expect(tiesHold("BAL-26")).toBe(true);
});

test("SHOW-2 RQM-26: 6 citations of 2 CFR 200; draw 1 ≤ costs of the quarter; draws = costs to June 30 = 150,000", () => {
  const matrix = sheet("RQM-26");
  expect(matrix.texts("Citation").filter((citation) => citation.startsWith("2 CFR 200."))).toHaveLength(6);
  expect(moved("GRD-26-0001", "101000")).toBeLessThanOrEqual(recipientCosts.secondQuarter);
  expect(draws).toBe(recipientCosts.secondQuarter + recipientCosts.thirdQuarter);
  expect(draws).toBe(150_000);
  expect(matrix.texts("Result").filter((result) => result !== "met")).toEqual(["one day late"]);
  expect(tiesHold("RQM-26")).toBe(true);
});

test("SHOW-2 AWR-26-12: paid + accrued + open = 240,000 = 10e + 10f + 10h; spent − 10e = 600", () => {
  const award = sheet("AWR-26-12");
  const [paid, accrued, open] = ["490200", "490100", "480100"].map((account) => posted(account, ofGrant));
  expect(paid! + accrued! + open!).toBe(240_000);
  expect(
    sum(
      ["Spent (10e)", "Recipient’s unliquidated obligations (10f)", "Remaining, each by its own measure (10h)"],
      (measure) => Number(award.row(measure)("SF-425")),
    ),
  ).toBe(240_000);
  expect(award.row("Authorized (10d)")("Payment system")).toBe(240_000);
  expect(award.row("Paid (10a)")("Ledger")).toBe(
    -sum(
      statement.filter(({ reference }) => reference.startsWith("GRD")),
      ({ amount }) => amount,
    ),
  );
  expect(award.row("Spent (10e)")("Ledger")).toBe(posted("610000", ofGrant));
  expect(award.row("Spent (10e)")("Difference")).toBe(600);
  expect(award.row("Remaining, each by its own measure (10h)")("Difference")).toBe(accrued);
  expect(sf425["10e"] + sf425["10f"]).toBe(sf425["10g"]);
  expect(tiesHold("AWR-26-12")).toBe(true);
});

test("SHOW-2 SEFA-26: line 1 = draws = 150,000; total = 1,258,000; each award names agency, cluster and number, the pass-through one its entity", () => {
  const schedule = sheet("SEFA-26");
  expect(schedule.row("SMP26GR0001")("Spent")).toBe(draws);
  expect(schedule.row("SMP26GR0001")("Ledger")).toBe(posted("490200", ofGrant));
  expect(schedule.column("Spent")).toEqual(schedule.column("Ledger"));
  expect(schedule.rows.filter((row) => !row[1] || !row[2] || !row[3] || !row[4])).toEqual([]);
  expect(schedule.row("00.004")("Pass-through entity")).toBe("Sample State Department of Agriculture");
  expect(schedule.row("00.004")("Award")).toBe("SSDA-2026-014");
  expect(schedule.total("Spent")).toBe(1_258_000);
  expect(schedule.footed("Spent")).toBe(1_258_000);
  const research = schedule.rows.filter((row) => row.includes("Research and development"));
  expect(sum(research, ([, , , , , , spent]) => Number(spent))).toBe(728_000);
  expect(schedule.specimen.totals![0]!.cells).toContain(728_000);
  expect(tiesHold("SEFA-26")).toBe(true);
});
