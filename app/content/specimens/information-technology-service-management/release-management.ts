import { citeOf } from "../cite-of.ts";
import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { dateOfRelease } from "../../../books/changes.ts";
import { manifest, requirements, scenarios } from "../../../books/delivery.ts";
import { findings } from "../../../books/flaws.ts";
import { count } from "../../../books/cells.ts";
import { rowWith } from "../../../books/rows.ts";

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
  caption: "The version to return to and the new one, the requirement or flaw behind each change, and the test that verifies it.",
  asOf: dateOfRelease("R26.2"),
  preparedBy: "Release Manager",
  reviewed: { by: "Change Manager", on: "2026-06-15" },
  columns,
  rows,
  pulled: rowWith(rows, "portal"),
  lookFirst:
    "The portal changed because of a flaw, the most severe of the three that the release fixes. FND-26-02 leads from here to the finding, its commit, and the test that shows it is fixed.",
  ties: [
    count(
      "Components whose test passed in RUN-26-0612 = components",
      manifest.filter(({ test }) => passed(test)).length,
      manifest.length,
      "RUN-26-0612",
    ),
    count(
      "Reasons that are requirements of R26.2 or, in FND-26, its findings = components",
      manifest.filter(({ reason }) => inRelease(reason)).length,
      manifest.length,
      "RTM-26",
    ),
  ],
  cites: [citeOf("nist-sp-800-53", "CM-3(2)")],
  shares: ["R26.2", "REQ-118", "FND-26-02", "RUN-26-0612"],
  holds: ["R26.2"],
} satisfies Specimen;
