import { expect, test } from "vitest";
import { daysAfter } from "./calendar.ts";
import { changes } from "./changes.ts";
import { daysToFix, needsTriage } from "./clocks.ts";
import { auditFinding } from "./control.ts";
import { findings, flaws } from "./flaws.ts";
import { people } from "./people.ts";
import { plan } from "./action-plan.ts";
import { minutesOf, sheet, sum, tiesHold } from "../../tests/support/books.ts";
import { checkEach } from "../../tests/support/check-each.ts";

const dateOf = (id: unknown) => changes.find((change) => change.id === id)?.date ?? "";

test("SHOW-2 FWR-26-Q3: last hit of FW-031 < go-live; removed by CHG-26-0140 after the review", () => {
  const rules = sheet("FWR-26-Q3");
  expect(rules.row("remove")("Rule")).toBe("FW-031");
  expect(rules.row("remove")("Last hit")).toBe("2026-03-31");
  expect(String(rules.row("remove")("Last hit")) < String(sheet("DLG-26").row("DEC-26-03")("Date"))).toBe(true);
  expect(sheet("POA-26").row("FWR-26-Q3")("Proof")).toBe("CHG-26-0140");
  expect(changes.find(({ id }) => id === "CHG-26-0140")!.what).toContain("FW-031");
  expect(dateOf("CHG-26-0140") > rules.specimen.asOf).toBe(true);
  expect(tiesHold("FWR-26-Q3")).toBe(true);
});

test("SHOW-2 DEV-26-09: tags of devices = laptop tags of INV-26-09 = 5; one device has no tag", () => {
  const laptops = sheet("INV-26-09")
    .rows.filter((row) => row[3] === false)
    .map(([tag]) => tag);
  const tags = sheet("DEV-26-09").column("Tag");
  expect(tags.filter(Boolean)).toEqual(laptops);
  expect(laptops).toHaveLength(5);
  expect(sheet("DEV-26-09").row("OSP-LT-0999")("Tag")).toBeNull();
  for (const [tag, , , , custodian] of sheet("INV-26-09").rows.filter((row) => row[3] === false)) {
    expect(sheet("DEV-26-09").row(tag!)("Holder")).toBe(custodian);
  }
  expect(tiesHold("DEV-26-09")).toBe(true);
});

test("SHOW-2 CIM-26-09: 2 inherited + 3 shared + 2 customer = 7 controls; shared and customer have proof in the books", () => {
  const matrix = sheet("CIM-26-09");
  const kinds = matrix.texts("Responsibility");
  expect(["inherited", "shared", "customer"].map((kind) => kinds.filter((found) => found === kind).length)).toEqual([
    2, 3, 2,
  ]);
  const proofs = matrix.rows.filter((row) => row[1] !== "inherited").flatMap((row) => String(row[3]).split(", "));
  const known = new Set([
    ...changes.map(({ id }) => id),
    ...sheet("RST-26").texts("Test"),
    ...["FWR-26-Q3", "SOC-26-04", "AR-26-Q3"].map((id) => sheet(id).specimen.id),
  ]);
  expect(proofs.filter((proof) => !known.has(proof))).toEqual([]);
  // The matrix covers hosts that others run, so each patch that proves a shared control is on one of them.
  const [web, standby] = String(matrix.row("SI-2 Flaw remediation")("Proof"))
    .split(", ")
    .map((proof) => changes.find(({ id }) => id === proof)!);
  expect(web!.what).toContain("sfs-web-01");
  expect(standby!.what).toContain("its standby");
  expect(sheet("REM-26-07").row("sfs-web-01")("Change")).toBe(web!.id);
  expect(sheet("CI-26-09").row("sfs-db-dr")("Last change")).toBe(standby!.id);
  expect(sheet("AST-26-09").row("sfs-web-01")("Place")).toBe("Hosted by SMQ");
  expect(tiesHold("CIM-26-09")).toBe(true);
});

test("SHOW-2 FND-26: fixed = commit and release by the due date, 4; open = same source and due date in POA-26, 2", () => {
  const register = sheet("FND-26");
  const releases: Record<string, string> = { "R26.2": "2026-06-13", "R26.3": "2026-09-19" };
  const open = register.rows.filter((row) => row.includes("open"));
  const fixed = register.rows.filter((row) => !row.includes("open"));
  for (const [, , , , due, on, commit, release] of fixed) {
    expect(commit).toMatch(/^[0-9a-f]{7}$/);
    expect(releases[String(release)]).toBe(on);
    expect(String(on) <= String(due)).toBe(true);
  }
  for (const [id, , , , due, , commit, number] of open) {
    expect(commit).toBeNull();
    expect(plan.find((weakness) => weakness.id === number)).toMatchObject({ source: id, due, closed: null });
  }
  expect([fixed.length, open.length]).toEqual([4, 2]);
  const days = { High: 30, Medium: 90, Low: 180 };
  for (const { id, severity, found, due } of findings) {
    // The Authorizing Official extended one finding: DEC-26-05.
    const given = id === "FND-26-05" ? "2026-12-04" : daysAfter(found, days[severity]);
    expect(register.row(id)("Due")).toBe(given);
    expect(due).toBe(given);
  }
  expect(tiesHold("FND-26")).toBe(true);
});

test("SHOW-2 AR-26-Q3: keep 5 + remove 1 + confirm none 1 = 7; who approves invoices ≠ who certifies payments", () => {
  const review = sheet("AR-26-Q3");
  const decisions = review.texts("Decision");
  expect(["keep", "remove", "confirm none"].map((kind) => decisions.filter((found) => found === kind).length)).toEqual([
    5, 1, 1,
  ]);
  expect(review.row("Approve invoices")("Account")).not.toBe(review.row("Certify payments")("Account"));
  expect(review.row("svc-sfs-batch")("Role")).toMatch(/owner u-1\d{3}$/);
  expect(review.row("u-1042")("Decision")).toBe("confirm none");
  expect(review.row("u-1042")("Removed")).toBe(String(sheet("UPL-26-12").row("u-1042")("Disabled")).slice(0, 10));
  expect(review.texts("By").filter((by) => !people.some(({ id, left }) => id === by && !left))).toEqual([]);
  expect(tiesHold("AR-26-Q3")).toBe(true);
});

test("SHOW-2 SOC-26-04: false + benign + incident = alerts, row by row = 588; incidents = 1 = SIR-26-02", () => {
  const report = sheet("SOC-26-04");
  for (const [, alerts, ...outcomes] of report.rows.map((row) => row.slice(0, 5)))
    expect(sum(outcomes, Number)).toBe(alerts);
  expect(report.total("Alerts")).toBe(588);
  expect(report.total("Incident")).toBe(1);
  expect(sheet("SIR-26-02").texts("Time")[0]).toMatch(/^2026-04/);
  expect(tiesHold("SOC-26-04")).toBe(true);
});

test("SHOW-2 POA-26: closed = proof on record by the due date, 4; open = open findings of FND-26, 2; finding ≤ opened", () => {
  const closed = plan.filter((weakness) => weakness.closed);
  expect(closed).toHaveLength(4);
  for (const { opened, closed: on, due, proof } of closed) {
    expect(proof).toBeTruthy();
    expect(opened <= on! && on! <= due).toBe(true);
  }
  expect(sheet("POA-26").rows.filter((row) => row.includes("open"))).toHaveLength(
    sheet("FND-26").rows.filter((row) => row.includes("open")).length,
  );
  expect(auditFinding.on <= plan.find(({ source }) => source === "NFR-26-03")!.opened).toBe(true);
  expect(String(sheet("DLG-26").row("Close P-26-07")("Date"))).toBe(sheet("POA-26").row("P-26-07")("Closed"));
  expect(tiesHold("POA-26")).toBe(true);
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

test("SHOW-2 REM-26-07: fixed = day of a change ≤ due, 5; else in POA-26 before due, 1; VULN-SAMPLE-02 in 2 days", () => {
  const schedule = sheet("REM-26-07");
  const assets = new Set([...sheet("AST-26-09").texts("Host"), ...sheet("DEV-26-09").texts("Host")]);
  expect(schedule.texts("Asset").filter((asset) => !assets.has(asset))).toEqual([]);
  const fixed = schedule.rows.filter((row) => /^\d{4}-/.test(String(row[7])));
  expect(fixed.filter(([, , , , , , due, on]) => String(on) > String(due))).toEqual([]);
  expect(fixed.filter((row) => !changes.some(({ date }) => date === row[7]))).toEqual([]);
  expect(fixed).toHaveLength(5);
  const number = schedule.row("VULN-SAMPLE-05")("Fixed");
  expect(plan.find(({ id }) => id === number)!.opened < String(schedule.row("VULN-SAMPLE-05")("Due"))).toBe(true);
  expect(schedule.row("VULN-SAMPLE-02")("Fixed")).toBe("2026-07-09");
  expect(fixed.filter((row) => dateOf(row[8]) !== row[7])).toEqual([]);
  expect(schedule.texts("Due")).toEqual(schedule.texts("Due").toSorted());
  for (const [, , exposed, exploited, automatable, impact, due] of schedule.rows) {
    const clock = TABLE.find(
      (row) => row[0] === exposed && row[1] === exploited && row[2] === automatable && row[3] === impact,
    )![4];
    expect(due).toBe(clock === null ? "2026-09-19" : daysAfter("2026-07-07", clock));
  }
  // Accepted risks end before the directive’s deadlines apply.
  expect(plan.filter(({ source, closed }) => source === "FND-26-05" && !closed).map(({ due }) => due)).toEqual([
    "2026-12-04",
  ]);
  expect(flaws.filter(({ triaged }) => triaged).map(({ id }) => id)).toEqual(["VULN-SAMPLE-02"]);
  expect(tiesHold("REM-26-07")).toBe(true);
});

test("SHOW-2 SIR-26-02: times rise; alert to account disabled = 28 minutes = UPL-26-12; CISA notified 57 minutes after identification", () => {
  const timeline = sheet("SIR-26-02");
  const times = timeline.texts("Time");
  expect(times).toEqual([...new Set(times)].toSorted());
  const disabled = timeline.rows.find(([, what]) => String(what).startsWith("Account disabled"))!;
  expect(minutesOf(disabled[0]) - minutesOf(timeline.row("ALR-26-0231")("Time"))).toBe(28);
  expect(disabled[3]).toBe(28);
  expect(disabled[0]).toBe(sheet("UPL-26-12").row("u-1042")("Disabled"));
  for (const [time, , , counted] of timeline.rows) {
    expect(counted).toBe(minutesOf(time) - minutesOf(timeline.row("ALR-26-0231")("Time")));
  }
  const identified = timeline.rows.find(([, what]) => String(what).includes("learns"))!;
  expect(minutesOf(timeline.row("NTF-26-02")("Time")) - minutesOf(identified[0])).toBe(57);
  expect(tiesHold("SIR-26-02")).toBe(true);
});
