import { citeOf } from "../cite-of.ts";
import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { dateOfRelease, releases } from "../../../books/changes.ts";
import { manifest, regression, requirements, scenarios } from "../../../books/delivery.ts";
import { findings, retests } from "../../../books/flaws.ts";
import { count } from "../../../books/cells.ts";
import { rowWith, sumOf } from "../../../books/rows.ts";

const columns: Column[] = [
  { name: "Component", type: "text" },
  { name: "From", type: "text" },
  { name: "To", type: "text" },
  { name: "Reason", type: "id" },
  { name: "Test", type: "id" },
];

const rows: Row[] = manifest.map(({ component, from, to, reason, test }) => [component, from ?? "new", to, reason, test]);

/** Whether a test ran and passed in every layer it involves. */
const passed = (test: string) =>
  scenarios.some(({ id, layers }) => id === test && !Object.values(layers).includes("fail"));

const inRelease = (reason: string) =>
  [...requirements, ...findings].some(({ id, release }) => id === reason && release === "R26.2");

export const releaseManifest = {
  kind: "table",
  id: "REL-26.2",
  deliverable: "Release manifest",
  title: "Release R26.2: six components and why each changed",
  caption:
    `Change ${releases["R26.2"]}, authorized on June 12 (DEC-26-04), build ${regression.digest}: the version to return to and the new one, the requirement or flaw behind each change, and the test that verifies it. A rollback would remove the components marked new.`,
  asOf: dateOfRelease("R26.2"),
  preparedBy: "Release Manager",
  reviewed: { by: "Change Manager", on: "2026-06-15" },
  columns,
  rows,
  pulled: rowWith(rows, "portal"),
  lookFirst:
    `The portal changed because of three flaws. RT-044 verifies the most severe, FND-26-02, whose commit is in FND-26. The Security Analyst retested FND-26-01 and FND-26-03 in the same build on June 12 (${retests["R26.2"].id}).`,
  ties: [
    count(
      "Components whose test passed in RUN-26-0612 = components",
      manifest.filter(({ test }) => passed(test)).length,
      manifest.length,
      "RUN-26-0612",
    ),
    count(
      "Components whose reasons RTM-26 or FND-26 assigns to R26.2 = components",
      manifest.filter(({ reason }) => reason.split(", ").every(inRelease)).length,
      manifest.length,
      "RTM-26",
    ),
    count(
      "Flaws among the reasons = flaws that FND-26 assigns to R26.2",
      sumOf(manifest, ({ reason }) => reason.split(", ").filter((id) => id.startsWith("FND-")).length),
      findings.filter(({ release }) => release === "R26.2").length,
      "FND-26",
    ),
  ],
  cites: [citeOf("nist-sp-800-53", "CM-3(2)")],
  shares: ["R26.2", "REQ-118", "FND-26-02", "RUN-26-0612"],
  holds: ["R26.2"],
} satisfies Specimen;
