import { expect, test } from "vitest";
import { changes } from "./changes.ts";
import { people } from "./people.ts";
import { posted, sheet, tiesHold } from "../../tests/support/books.ts";

test("SHOW-2 PL-2207: times rise; author ≠ reviewer; digest signed = tested = deployed; deployed on the day of CHG-26-0114", () => {
  const store = sheet("PL-2207");
  const times = store.texts("Time");
  expect(times).toEqual([...new Set(times)].toSorted());
  const [commit, review] = store.rows;
  expect(commit![2]).not.toBe(review![2]);
  expect([commit![2], review![2]].filter((user) => !people.some(({ id, left }) => id === user && !left))).toEqual([]);
  const digest = (step: string) => store.row(step)("Digest");
  expect(digest("Artifact signed")).toBe(digest("Deployed, signature verified"));
  expect(digest("Artifact signed")).toBe(digest("Regression RUN-26-0612"));
  expect(digest("Artifact signed")).toMatch(/^sha256:/);
  expect(store.column("Digest").filter(Boolean)).toHaveLength(3);
  expect(times.at(-1)!.slice(0, 10)).toBe(changes.find(({ id }) => id === "CHG-26-0114")!.date);
  expect(tiesHold("PL-2207")).toBe(true);
});

test("SHOW-2 CI-26-09: items named as hosts = hosts of AST-26-09 = 6; both changes on record = 8; none before its baseline", () => {
  const inventory = sheet("CI-26-09");
  const hosts = inventory.rows.filter(([, name]) => String(name).startsWith("sfs-"));
  expect(hosts.map((row) => row[1])).toEqual(sheet("AST-26-09").column("Host"));
  expect(hosts.map((row) => row[5])).toEqual(sheet("AST-26-09").column("Owner"));
  expect(hosts).toHaveLength(6);
  const known = new Set(changes.map(({ id }) => String(id)));
  for (const column of ["Set by", "Last change"]) {
    expect(inventory.texts(column).filter((id) => known.has(id))).toHaveLength(8);
  }
  expect(tiesHold("CI-26-09")).toBe(true);
});

test("SHOW-2 REL-26.2: test passed in RUN-26-0612 = 6 components; reason = requirement or finding of R26.2", () => {
  const manifest = sheet("REL-26.2");
  const run = sheet("RUN-26-0612").rows;
  for (const test of manifest.texts("Test")) {
    const [, , ...layers] = run.find(([scenario]) => String(scenario).startsWith(test))!.slice(0, 5);
    expect(layers).toContain("pass");
    expect(layers).not.toContain("fail");
  }
  const asked = [...sheet("RTM-26").rows, ...sheet("FND-26").rows].filter((row) => row.includes("R26.2"));
  const reasons = new Set(asked.map(([id]) => id));
  expect(
    manifest
      .texts("Reason")
      .flatMap((reason) => reason.split(", "))
      .filter((reason) => !reasons.has(reason)),
  ).toEqual([]);
  expect(manifest.rows).toHaveLength(6);
  expect(manifest.row("portal")("Reason")).toBe("FND-26-01, FND-26-02, FND-26-03");
  expect(tiesHold("REL-26.2")).toBe(true);
});

test("SHOW-2 SDR-26-05: start + opened − resolved = end, each row and 25 + 162 − 165 = 22; INC-26-0417 cost 140 = 633000", () => {
  const report = sheet("SDR-26-05");
  for (const [, start, opened, resolved, end] of report.rows.map((row) => row.map(Number))) {
    expect(start! + opened! - resolved!).toBe(end);
  }
  expect(["Start", "Opened", "Resolved", "End"].map((name) => report.total(name))).toEqual([25, 162, 165, 22]);
  expect(report.row("SFS invoices")("Late")).toBe(1);
  expect(sheet("PPA-26-12").row("SVI-0901")("Interest")).toBe(posted("633000"));
  expect(tiesHold("SDR-26-05")).toBe(true);
});
