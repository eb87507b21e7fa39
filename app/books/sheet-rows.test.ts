import { expect, test } from "vitest";
import { documents } from "./ledger/index.ts";
import { bills } from "./bills.ts";
import { changes } from "./changes.ts";
import { daysToFix, needsTriage } from "./clocks.ts";
import { lowerBound } from "./exact-interval.ts";
import { hosts } from "./hosts.ts";
import { cars } from "./treasury-statement.ts";
import { minutesOf, moved, posted, sheet, sum } from "../../tests/support/books.ts";
import { checkEach } from "../../tests/support/check-each.ts";
import type { CellValue } from "../content/types/specimen.types.ts";

/** A row's cells by column. */
interface Row {
  cell: (column: string) => CellValue;
  of: (column: string) => number;
}

const day = (date: CellValue) => Date.parse(String(date)) / 86_400_000;
const until = (date: CellValue) => (document: { date: string }) => document.date <= String(date);
const commitment = (line: CellValue, date: CellValue) => (account: string) =>
  posted(account, (document) => document.fundLine === line && document.date <= String(date));

/** Two figures that are equal in each row of a sheet. */
const RULES: [specimen: string, left: (row: Row) => unknown, right: (row: Row) => unknown][] = [
  ["RKT-26-12", ({ of }) => of("Ledger $"), ({ cell }) => posted(String(cell("Account")))],
  ["OCR-26-12", ({ of }) => of("Open"), ({ of }) => of("Price") - of("Delivered")],
  ["TWM-26-12", ({ of }) => of("Award $"), ({ of }) => of("Ledger $")],
  ["TWM-26-12", ({ of }) => of("Award $"), ({ of }) => of("Reported $")],
  ["ARF-26-12", ({ of }) => of("Closing"), ({ of }) => of("Opening") + of("Additions") - of("Depreciation")],
  [
    "ARF-26-12",
    ({ of }) => of("Depreciation"),
    ({ cell }) => posted("671000", ({ date }) => date.startsWith(String(cell("Month")))),
  ],
  ["TER-26-01", ({ of }) => of("Rate"), ({ of }) => Math.round((of("Right") / of("Cases")) * 1000) / 1000],
  [
    "TER-26-01",
    ({ of }) => of("Lower bound"),
    ({ of }) => Math.round(lowerBound(of("Right"), of("Cases")) * 1000) / 1000,
  ],
  ["IMS-26-01", ({ of }) => of("Days late"), ({ cell }) => day(cell("Actual finish")) - day(cell("Baseline finish"))],
  ["CNV-26-01", ({ of }) => of("New $"), ({ cell }) => posted(String(cell("Account")), until("2026-03-31"))],
  ["CNV-26-01", ({ of }) => of("Old $"), ({ of }) => of("New $") + of("Difference")],
  ["FBR-26-11", ({ of }) => of("CARS"), ({ cell }) => cars(String(cell("Period")))],
  ["FBR-26-11", ({ of }) => of("Difference"), ({ of }) => of("101000") - of("CARS")],
  [
    "FBR-26-11",
    ({ of }) => of("101000"),
    ({ cell }) =>
      posted("101000", ({ date, keyed = date }) => [date, keyed].every((on) => on <= String(cell("Period")))),
  ],
  ["PPA-26-12", ({ of }) => of("Days late"), ({ cell }) => Math.max(0, day(cell("Paid")) - day(cell("Due")))],
  [
    "PPA-26-12",
    // April 26, 2026 was a Sunday.
    ({ cell }) => day(cell("Due")) - (cell("Invoice") === "HW-7304" ? 1 : 0),
    ({ cell }) => Math.max(day(cell("Received")), day(cell("Accepted"))) + 30,
  ],
  ["SOF-26-12", ({ of }) => of("Available"), ({ of }) => of("Allotted") - of("Committed") - of("Obligated")],
  ["SOF-26-12", ({ of }) => of("Committed"), ({ cell }) => commitment(cell("Line"), cell("Date"))("470000")],
  [
    "SOF-26-12",
    ({ of }) => of("Obligated"),
    ({ cell }) => sum(["480100", "480200", "490100", "490200"], commitment(cell("Line"), cell("Date"))),
  ],
  ["WP-26-AP04", ({ of }) => of("Amount"), ({ cell }) => moved(String(cell("Payment")), "101000")],
  ["SCN-26-09", ({ of }) => of("Discovered"), ({ of }) => of("Scanned") + of("Missed")],
  [
    "SOC-26-04",
    ({ of }) => of("Alerts"),
    ({ of }) => sum(["False positive", "Benign", "Incident"], (column) => of(column)),
  ],
  ["SIR-26-02", ({ of }) => of("Minutes from alert"), ({ cell }) => minutesOf(cell("Time")) - ALERT_MINUTES],
  ["SDR-26-05", ({ of }) => of("End"), ({ of }) => of("Start") + of("Opened") - of("Resolved")],
  ["GAW-26-12", ({ of }) => of("Difference"), ({ of }) => of("Estimate") - of("Actual")],
  [
    "GAW-26-12",
    ({ of }) => of("Percent over actual"),
    ({ of }) => Math.round((of("Difference") / of("Actual")) * 1000) / 10,
  ],
  ["BAL-26", ({ of }) => of("Sent $"), ({ of }) => of("Accepted $") + of("Rejected $")],
  ["SEFA-26", ({ of }) => of("Spent"), ({ of }) => of("Ledger")],
  ["UPL-26-12", ({ of }) => of("Minutes"), ({ cell }) => minutesOf(cell("Disabled")) - minutesOf(cell("Left"))],
  ["UPL-26-12", ({ cell }) => cell("Within 24 h"), ({ of }) => of("Minutes") <= 24 * 60],
  ["PLR-26-01", ({ of }) => of("Amount"), ({ of }) => of("Acres") * of("$ per acre")],
  ["PLR-26-01", ({ of }) => of("Amount"), ({ of }) => of("Ledger")],
];

const ALERT_MINUTES = minutesOf(sheet("SIR-26-02").row("ALR-26-0231")("Time"));

test("SHOW-2 the figures of each row are those that its sheet's rule gives, from the postings where there are any", () =>
  checkEach(RULES, (id, left, right) => {
    const { specimen, rows } = sheet(id);
    for (const cells of rows) {
      const cell = (name: string) => cells[specimen.columns.findIndex((column) => column.name === name)]!;
      const row = { cell, of: (name: string) => Number(cell(name)) };
      expect(left(row), cells.join(", ")).toBe(right(row));
    }
  }));

test("SHOW-2 the hosting that order 1 prepaid is expensed each quarter, so 141000 holds only the months still to come", () => {
  const price = sum(
    hosts.filter(({ place }) => place === "Hosted by SMQ"),
    ({ monthly }) => monthly,
  );
  const quarters = { "2026-03-31": 9, "2026-06-30": 6, "2026-09-30": 3 };
  for (const [end, months] of Object.entries(quarters)) expect(posted("141000", until(end))).toBe(price * months);
});

const document = (found: string | null) => documents.find(({ id }) => id === found);

test("SHOW-2 payment − interest = acceptance, for the same award, and paid after it was received", () =>
  checkEach(
    bills.map((bill) => [bill.id, bill] as const),
    (id, bill) => {
      expect(document(bill.acceptedBy)?.award).toBe(bill.award);
      expect(bills.filter(({ acceptedBy }) => acceptedBy === bill.acceptedBy)).toHaveLength(1);
      if (!bill.paidBy) return;
      expect(document(bill.paidBy)).toMatchObject({ award: bill.award, follows: [bill.acceptedBy] });
      expect(document(bill.paidBy)!.what).toContain(id);
      expect(document(bill.paidBy)!.date >= bill.received).toBe(true);
      expect(moved(bill.paidBy, "101000") - bill.interest).toBe(moved(bill.acceptedBy, "490100"));
    },
  ));

test("SHOW-2 WP-26-AP04: PAY-26-0174 missed C-AP-04, and IPAC-26-0388 missed C-AP-02", () => {
  const { rows } = sheet("WP-26-AP04");
  const exceptions = rows.filter((row) => String(row.at(-1)).startsWith("exception"));
  expect(exceptions.map((row) => `${row[0]}: ${row.at(-1)}`).toSorted()).toEqual([
    "IPAC-26-0388: exception to C-AP-02",
    "PAY-26-0174: exception to C-AP-04",
  ]);
});

test("SHOW-2 shared controls are proved by a change of a host that others run", () => {
  const proofs = String(sheet("CIM-26-09").row("SI-2 Flaw remediation")("Proof")).split(", ");
  const [web, standby] = proofs.map((proof) => changes.find(({ id }) => id === proof)!);
  expect([web!.what, standby!.what]).toEqual([
    expect.stringContaining("sfs-web-01"),
    expect.stringContaining("its standby"),
  ]);
});

/** BOD 26-04, Appendix A, Table 1, row by row: exposed, in the KEV catalog, automatable, control, days, forensic triage. */
const TABLE = [
  [true, true, true, "total", 3, true],
  [true, true, true, "partial", 3, false],
  [true, true, false, "total", 3, true],
  [true, true, false, "partial", 14, false],
  [true, false, true, "total", 3, false],
  [true, false, true, "partial", 14, false],
  [true, false, false, "total", 14, false],
  [true, false, false, "partial", 60, false],
  [false, true, true, "total", 3, true],
  [false, true, true, "partial", 14, false],
  [false, true, false, "total", 14, false],
  [false, true, false, "partial", 14, false],
  [false, false, true, "total", 60, false],
  [false, false, true, "partial", 60, false],
  [false, false, false, "total", null, false],
  [false, false, false, "partial", null, false],
] as const;

test("SHOW-2 BOD 26-04: exposure, exploitation, automation and control of each flaw give its days and its forensic triage", () =>
  checkEach(TABLE, (exposed, exploited, automatable, impact, days, triage) => {
    const facts = { exposed, exploited, automatable, impact };
    expect(daysToFix(facts)).toBe(days);
    expect(needsTriage(facts)).toBe(triage);
  }));
