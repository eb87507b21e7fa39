import { expect, test } from "vitest";
import { bills } from "./bills.ts";
import { hosts } from "./hosts.ts";
import { documents } from "./ledger/index.ts";
import { people } from "./people.ts";
import { cars, statement } from "./treasury-statement.ts";
import { moved, posted, sheet, sum, tiesHold } from "../../tests/support/books.ts";
import { checkEach } from "../../tests/support/check-each.ts";

const paidOut = statement.filter(({ amount }) => amount < 0);
const day = (date: string) => Date.parse(date) / 86_400_000;

test("SHOW-2 FBR-26-11: 101000 − CARS = 0 on seven month ends, = IPAC-26-0388 = 20,000 on August 31", () => {
  const reconciliation = sheet("FBR-26-11");
  for (const [period, ledger, treasury, difference, item] of reconciliation.rows) {
    expect(treasury).toBe(cars(String(period)));
    expect(difference).toBe(Number(ledger) - Number(treasury));
    const through = ({ date, keyed }: { date: string; keyed?: string }) =>
      date <= String(period) && (keyed ?? date) <= String(period);
    expect(ledger).toBe(posted("101000", through));
    expect(item === null).toBe(difference === 0);
  }
  expect(reconciliation.row("2026-08-31")("Difference")).toBe(moved("IPAC-26-0388", "101000"));
  expect(reconciliation.total("Difference")).toBe(20_000);
  expect(reconciliation.row("2026-09-30")("Difference")).toBe(0);
  expect(tiesHold("FBR-26-11")).toBe(true);
});

test("SHOW-2 STL-26-12: order 1 = earned + 141000; order 2 = settled + 480100; IPAC = 86,000", () => {
  const settlement = sheet("STL-26-12");
  const open2 = posted("480100", ({ award }) => award === "O2604-SMP-SMQ-000002");
  const reports = ["PRF-26-0001", "PRF-26-0003", "PRF-26-0004"];
  expect(settlement.row("Order 1")("Ordered")).toBe(
    sum(reports, (report) => moved(report, "141000")) + posted("141000"),
  );
  expect(settlement.row("Order 2")("Ordered")).toBe(
    moved("IPAC-26-0311", "101000") + moved("IPAC-26-0388", "101000") + open2,
  );
  expect(
    ["PRF-26-0001, setup and Jan to Mar", "PRF-26-0003, Apr to Jun", "PRF-26-0004, Jul to Sep"].map((event) =>
      settlement.row(event)("Open"),
    ),
  ).toEqual([9_000, 6_000, 3_000]);
  expect(settlement.row("IPAC-26-0388, Jul and Aug")("Open")).toBe(open2);
  expect(settlement.total("IPAC")).toBe(86_000);
  expect(settlement.total("IPAC")).toBe(
    -sum(
      paidOut.filter(({ reference }) => reference.startsWith("IPAC")),
      ({ amount }) => amount,
    ),
  );
  expect(tiesHold("STL-26-12")).toBe(true);
});

test("SHOW-2 the hosting that order 1 prepaid is expensed each quarter, so 141000 holds only the months still to come", () => {
  const price = sum(
    hosts.filter(({ place }) => place === "Hosted by SMQ"),
    ({ monthly }) => monthly,
  );
  for (const [quarterEnd, monthsToCome] of [
    ["2026-03-31", 9],
    ["2026-06-30", 6],
    ["2026-09-30", 3],
  ] as const) {
    expect(posted("141000", ({ date }) => date <= quarterEnd)).toBe(price * monthsToCome);
  }
});

test("SHOW-2 PPA-26-12: due = later of receipt and acceptance + 30, HW-7304 on the Monday after; 90,000 × 4% × 14 ÷ 360 = 140 = 633000", () => {
  const analysis = sheet("PPA-26-12");
  for (const [id, received, accepted, due, paid, late] of analysis.rows.map((row) => row.map(String))) {
    // April 26, 2026 was a Sunday.
    const moved = id === "HW-7304" ? 1 : 0;
    expect(day(due!)).toBe(Math.max(day(received!), day(accepted!)) + 30 + moved);
    expect(Number(late)).toBe(Math.max(0, day(paid!) - day(due!)));
  }
  const invoice = analysis.row("SVI-0901");
  expect(invoice("Days late")).toBe(14);
  expect(invoice("Interest")).toBe((90_000 * 4 * 14) / 100 / 360);
  expect(analysis.total("Interest")).toBe(posted("633000"));
  expect(posted("633000")).toBe(140);
  expect(tiesHold("PPA-26-12")).toBe(true);
});

const document = (found: string | null) => documents.find((candidate) => candidate.id === found);

test("SHOW-2 payment − interest = acceptance, for the same award, and paid after it was received", () =>
  checkEach(
    bills.map((bill) => [bill.id, bill] as const),
    (id, bill) => {
      expect(document(bill.acceptedBy)?.award).toBe(bill.award);
      expect(
        bills.filter(
          ({ paidBy, acceptedBy }) => (bill.paidBy && paidBy === bill.paidBy) || acceptedBy === bill.acceptedBy,
        ),
      ).toHaveLength(1);
      if (!bill.paidBy) return;
      expect(document(bill.paidBy)).toMatchObject({ award: bill.award, follows: [bill.acceptedBy] });
      expect(document(bill.paidBy)!.what).toContain(id);
      expect(document(bill.paidBy)!.date >= bill.received).toBe(true);
      expect(moved(bill.paidBy, "101000") - bill.interest).toBe(moved(bill.acceptedBy, "490100"));
    },
  ));

test("SHOW-2 SOF-26-12: allotted − committed − obligated = available; 35,860 + 10,000 = 461000; committed on September 30 = 0", () => {
  const status = sheet("SOF-26-12");
  for (const [line, date, allotted, committed, obligated, paid, available] of status.rows) {
    const of = (account: string) =>
      posted(account, (document) => document.fundLine === line && document.date <= String(date));
    expect(committed).toBe(of("470000"));
    expect(obligated).toBe(of("480100") + of("480200") + of("490100") + of("490200"));
    expect(paid).toBe(of("480200") + of("490200"));
    expect(available).toBe(Number(allotted) - Number(committed) - Number(obligated));
    expect(Number(available)).toBeGreaterThanOrEqual(0);
  }
  const [operations, grants] = status.rows.slice(-2);
  expect([operations![6], grants![6]]).toEqual([35_860, 10_000]);
  expect(status.footed("Available")).toBe(posted("461000"));
  expect(status.footed("Committed")).toBe(0);
  expect(tiesHold("SOF-26-12")).toBe(true);
});

test("SHOW-2 WP-26-AP04: sum of nine payments = CARS 524,140; PAY-26-0174 missed C-AP-04, IPAC-26-0388 missed C-AP-02", () => {
  const workpaper = sheet("WP-26-AP04");
  expect(workpaper.texts("Payment")).toEqual(paidOut.map(({ reference }) => reference));
  expect(workpaper.numbers("Amount")).toEqual(workpaper.texts("Payment").map((payment) => moved(payment, "101000")));
  expect(workpaper.total("Amount")).toBe(-sum(paidOut, ({ amount }) => amount));
  expect(workpaper.total("Amount")).toBe(524_140);
  const exceptionsTo = (control: string) =>
    workpaper.rows.filter((row) => row.includes(`exception to ${control}`)).map(([payment]) => payment);
  expect(exceptionsTo("C-AP-04")).toEqual(["PAY-26-0174"]);
  expect(exceptionsTo("C-AP-02")).toEqual(["IPAC-26-0388"]);
  expect(people.find(({ id }) => id === "u-1042")!.left! < "2026-05-20").toBe(true);
  expect(tiesHold("WP-26-AP04")).toBe(true);
});
