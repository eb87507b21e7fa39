import { expect, test } from "vitest";
import { accounts as allAccounts } from "./accounts.ts";
import { documents } from "./ledger/index.ts";
import { cars, statement } from "./treasury-statement.ts";
import { moved, posted, sheet, sum, tiesHold } from "../../tests/support/books.ts";

test("SHOW-2 TER-26-01: rate = right ÷ cases; below 95% or with a lower bound below 85% by hand, which are 31.0 and 43.0; classes tested = classes the ledger used", () => {
  const report = sheet("TER-26-01");
  for (const [, cases, right, rate, bound, use] of report.rows) {
    expect(rate).toBeCloseTo(Number(right) / Number(cases), 3);
    expect(use).toBe(Number(right) / Number(cases) < 0.95 || Number(bound) < 0.85 ? "by hand" : "propose");
  }
  expect(report.row("31.0")("Lower bound")).toBe(0.831);
  expect(report.rows.filter((row) => row.includes("by hand")).map(([name]) => name)).toEqual(["31.0", "43.0"]);
  const used = documents.flatMap(({ objectClass, lines }) => [objectClass, ...lines.map((line) => line.objectClass)]);
  expect(report.texts("Object class").toSorted()).toEqual([...new Set(used)].filter(Boolean).toSorted());
  expect(tiesHold("TER-26-01")).toBe(true);
});

test("SHOW-2 PRL-26-01: manual = cash − interest − draws = 374,000; difference = IPAC-26-0388 = 20,000", () => {
  const run = sheet("PRL-26-01");
  const cash = -sum(
    statement.filter(({ amount }) => amount < 0),
    ({ amount }) => amount,
  );
  const draws = moved("GRD-26-0001", "101000") + moved("GRD-26-0002", "101000");
  expect(run.total("Manual $")).toBe(cash - posted("633000") - draws);
  expect(run.total("Manual $")).toBe(374_000);
  expect(run.total("Difference")).toBe(moved("IPAC-26-0388", "101000"));
  expect(run.total("Difference")).toBe(20_000);
  expect(run.numbers("Difference").filter(Boolean)).toHaveLength(1);
  expect(tiesHold("PRL-26-01")).toBe(true);
});

test("SHOW-2 DLG-26: evidence exists and its date ≤ the decision’s, on six decisions in order", () => {
  const log = sheet("DLG-26");
  expect(log.texts("Date")).toEqual(log.texts("Date").toSorted());
  const evidenceOn: Record<string, string> = {
    "AOA-26-01": sheet("AOA-26-01").specimen.asOf,
    "CNV-26-01": sheet("CNV-26-01").specimen.asOf,
    "RUN-26-0612": sheet("RUN-26-0612").specimen.asOf,
    "FND-26-05": "2026-07-07",
    "AR-26-Q3": sheet("AR-26-Q3").specimen.asOf,
    "UPL-26-12": sheet("UPL-26-12").specimen.reviewed!.on,
  };
  for (const [, date, , evidence] of log.rows.slice(1)) {
    for (const record of String(evidence).split(", ")) expect(evidenceOn[record]! <= String(date)).toBe(true);
  }
  expect(tiesHold("DLG-26")).toBe(true);
});

/** The whole numbers in a cell, without their separators. */
const numbersIn = (cell: unknown) => String(cell).replaceAll(",", "").match(/\d+/g)!.map(Number);

test("SHOW-2 AOA-26-01: weights = 100; buy 4.30 > cloud 3.55 > lease 3.40, also with any one weight at 0", () => {
  const analysis = sheet("AOA-26-01");
  const score = (name: string, without = -1) =>
    sum(analysis.rows, (row) =>
      row === analysis.rows[without]
        ? 0
        : (Number(row[1]) / 100) * Number(row[analysis.specimen.columns.findIndex((column) => column.name === name)]),
    );
  expect(analysis.total("Weight")).toBe(100);
  for (const [name, points] of [
    ["Buy", 4.3],
    ["Cloud", 3.55],
    ["Lease", 3.4],
  ] as const) {
    expect(score(name)).toBeCloseTo(points, 10);
    expect(analysis.footed(name)).toBeCloseTo(points, 10);
  }
  for (const [, , buy, lease, cloud, measured, scale] of analysis.rows) {
    const [top, best, less, step] = numbersIn(scale);
    const scores = numbersIn(measured).map((value) => top! - less! * Math.ceil(Math.max(0, value - best!) / step!));
    expect(scores).toEqual([buy, lease, cloud]);
  }
  for (const without of analysis.rows.keys()) {
    expect(score("Buy", without)).toBeGreaterThan(Math.max(score("Cloud", without), score("Lease", without)));
  }
  expect(analysis.specimen.asOf < String(sheet("DLG-26").row("DEC-26-02")("Date"))).toBe(true);
  expect(moved("SAMPLE26P0002", "480100")).toBeLessThanOrEqual(moved("PR-26-0031", "470000"));
  expect(tiesHold("AOA-26-01")).toBe(true);
});

test("SHOW-2 IMS-26-01: days late = actual − baseline; actual = the posting’s date; delivery 3 and first restore 7 days late", () => {
  const schedule = sheet("IMS-26-01");
  for (const [, baseline, float, actual, late] of schedule.rows) {
    expect(late).toBe((Date.parse(String(actual)) - Date.parse(String(baseline))) / 86_400_000);
    expect(Number(late)).toBeLessThanOrEqual(Number(float));
  }
  for (const [task, document] of [
    ["Requisition", "PR-26-0031"],
    ["Award", "SAMPLE26P0002"],
    ["Acceptance", "RR-26-0057"],
  ] as const) {
    expect(schedule.row(task)("Actual finish")).toBe(documents.find(({ id }) => id === document)!.date);
  }
  expect(schedule.row("Harden and scan")("Actual finish")).toBe(sheet("CI-26-09").row("CI-0117")("Set on"));
  expect(schedule.row("Go live")("Actual finish")).toBe(sheet("DLG-26").row("DEC-26-03")("Date"));
  expect(schedule.row("First full restore")("Actual finish")).toBe(sheet("RST-26").row("RST-26-03")("Date"));
  expect(schedule.numbers("Days late")).toEqual([0, 0, 0, 3, 0, 0, 0, 0, 7]);
  expect(tiesHold("IMS-26-01")).toBe(true);
});

const scope = ({ date }: { date: string }) => date <= "2026-03-31";

test("SHOW-2 CNV-26-01: old = new = ledger on March 31, on eight accounts; lines = 34; 101000 = CARS 700,000", () => {
  const conversion = sheet("CNV-26-01");
  for (const [account, old, loaded, difference] of conversion.rows) {
    expect(loaded).toBe(posted(String(account), scope));
    expect(old).toBe(loaded);
    expect(difference).toBe(0);
  }
  const accounts = new Set(conversion.texts("Account"));
  const lines = documents.filter(scope).flatMap((document) => document.lines);
  expect(conversion.total("Lines")).toBe(lines.filter(({ account }) => accounts.has(account)).length);
  expect(conversion.total("Lines")).toBe(34);
  const withBalance = Object.keys(allAccounts).filter((account) => posted(account, scope) !== 0);
  expect(conversion.specimen.caption).toContain(`Eight of the ${withBalance.length} accounts`);
  expect(conversion.specimen.totals![0]!.label).toMatch(/^Hash total/);
  expect(conversion.row("101000")("New $")).toBe(cars("2026-03-31"));
  expect(cars("2026-03-31")).toBe(700_000);
  expect(tiesHold("CNV-26-01")).toBe(true);
});
