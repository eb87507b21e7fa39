import { expect, test } from "vitest";
import { restoredCash } from "./operations.ts";
import { gone, moved, posted, sheet, sum, tiesHold } from "../../tests/support/books.ts";

test("SHOW-2 PBC-26: delivered ≤ due on 6 of 7 requests, PBC-26-07 a day late; asked < delivered on all", () => {
  const tracker = sheet("PBC-26");
  const late = tracker.rows.filter(([, , , , due, delivered]) => String(delivered) > String(due));
  expect(late.map(([id]) => id)).toEqual(["PBC-26-07"]);
  expect(tracker.rows).toHaveLength(7);
  expect(tracker.rows.filter(([, , , asked, , delivered]) => String(asked) >= String(delivered))).toEqual([]);
  expect(Date.parse(String(late[0]![5])) - Date.parse(String(late[0]![4]))).toBe(86_400_000);
  expect(tracker.row("PBC-26-05")("Evidence")).toBe("OCR-26-12, STL-26-12, BAL-26");
  expect(tiesHold("PBC-26")).toBe(true);
});

test("SHOW-2 DBR-26-Q2: keep 5 + remove 1 = 6; the removal = P-26-06; leavers = 0", () => {
  const review = sheet("DBR-26-Q2");
  const decisions = review.texts("Decision");
  expect(decisions.filter((decision) => decision === "keep")).toHaveLength(5);
  expect(decisions.filter((decision) => decision === "remove")).toHaveLength(1);
  expect(sheet("POA-26").row("DBR-26-Q2")("No.")).toBe("P-26-06");
  expect(review.texts("Account").filter((account) => gone.has(account))).toEqual([]);
  expect(review.rows.filter((row) => row[0] === review.row(row[0]!)("By"))).toEqual([]);
  expect(tiesHold("DBR-26-Q2")).toBe(true);
});

test("SHOW-2 RST-26: met = minutes ≤ RTO; RST-26-02 = P-26-04; restored 101000 = ledger of May 22 and August 21", () => {
  const log = sheet("RST-26");
  expect(log.numbers("Minutes")).toEqual([215, 240, 190, 40, 182]);
  expect(log.rows.filter((row) => String(row[6]).startsWith("met") && Number(row[4]) > Number(row[5]))).toEqual([]);
  expect(log.row("RST-26-04")("RTO")).toBeNull();
  expect(sheet("POA-26").row("RST-26-02")("No.")).toBe("P-26-04");
  for (const { amount, asOf } of restoredCash) expect(posted("101000", ({ date }) => date <= asOf)).toBe(amount);
  expect(restoredCash.map(({ amount }) => amount)).toEqual([525_860, 345_860]);
  expect(tiesHold("RST-26")).toBe(true);
});

test("SHOW-2 AST-26-09: sfs-db-01 a month = depreciation 1,400; six hosts = 3,300; four of SMQ = 1,000, the monthly price of order 1", () => {
  const inventory = sheet("AST-26-09");
  expect(inventory.row("sfs-db-01")("Monthly cost $")).toBe(moved("DEP-26-12", "671000"));
  expect(moved("DEP-26-12", "671000")).toBe(1_400);
  expect(inventory.total("Monthly cost $")).toBe(3_300);
  expect(inventory.footed("Monthly cost $")).toBe(3_300);
  const bySeller = inventory.rows.filter((row) => row.includes("Hosted by SMQ"));
  expect(sum(bySeller, (row) => Number(row.at(-1)))).toBe(1_000);
  expect(tiesHold("AST-26-09")).toBe(true);
});

test("SHOW-2 SCN-26-09: scanned + missed = discovered; servers = 6 hosts of AST-26-09; laptops = 5 devices of DEV-26-09", () => {
  const scan = sheet("SCN-26-09");
  for (const [, discovered, scanned, credentialed, missed] of scan.rows.map((row) => row.map(Number))) {
    expect(scanned! + missed!).toBe(discovered);
    expect(credentialed).toBeLessThanOrEqual(scanned!);
  }
  const devices = sheet("DEV-26-09").rows.filter((row) => row[3] || row[4]);
  expect(sum(scan.rows.slice(0, 4), (row) => Number(row[1]))).toBe(sheet("AST-26-09").rows.length);
  expect(scan.row("Laptops")("Discovered")).toBe(devices.length);
  expect(devices).toHaveLength(5);
  const known = sheet("DEV-26-09");
  const withAccount = known.column("Host").filter((host) => {
    const device = known.row(host);
    return device("Directory") && device("Scanner");
  });
  expect(scan.row("Laptops")("Credentialed")).toBe(withAccount.length);
  expect(tiesHold("SCN-26-09")).toBe(true);
});
