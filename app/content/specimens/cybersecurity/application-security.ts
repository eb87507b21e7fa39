import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { dateOfRelease } from "../../../books/changes.ts";
import { findings, retests } from "../../../books/flaws.ts";
import { plan } from "../../../books/action-plan.ts";
import { count } from "../../../books/cells.ts";
import { rowWith } from "../../../books/rows.ts";

const columns: Column[] = [
  { name: "No.", type: "key" },
  { name: "CWE", type: "text" },
  { name: "Where", type: "text" },
  { name: "Severity", type: "text" },
  { name: "Due", type: "date" },
  { name: "Fixed", type: "date" },
  { name: "Commit", type: "text" },
  { name: "Release or POA&M", type: "id" },
];

const rows: Row[] = findings.map((finding) => [
  finding.id,
  finding.weakness,
  finding.where,
  finding.severity,
  finding.due,
  finding.fixed ?? "open",
  finding.commit ?? null,
  finding.release ?? finding.plan,
]);

const fixed = findings.filter((finding) => finding.fixed);
const open = findings.filter((finding) => !finding.fixed);

export const findingsRegister = {
  kind: "table",
  id: "FND-26",
  deliverable: "Findings register",
  title: "Six flaws in the vendor portal",
  caption:
    `The May 18 test found flaws 01 to 03, the July 7 scan 05, and the July 14 test 04 and 06. RT-044 retested 02, and ${retests["R26.2"].id} retested 01 and 03, both on June 12. ${retests["R26.3"].id} retested 04 on September 18. Agency policy allows 30 days for High, 90 for Medium, and 180 for Low. The Lead Developer owns all six.`,
  asOf: "2026-09-19",
  preparedBy: "Information System Security Officer",
  reviewed: { by: "System Owner", on: "2026-09-21" },
  columns,
  rows,
  pulled: rowWith(rows, "FND-26-05"),
  lookFirst:
    "Two flaws are open, and each has a POA&M entry with the same due date. FND-26-05 has more than the usual 90 days because the Authorizing Official allowed it in DEC-26-05.",
  ties: [
    count(
      "Flaws with a commit, released by the due date (R26.3 is in CI-26-09) = flaws fixed",
      fixed.filter((finding) => finding.commit && finding.release && dateOfRelease(finding.release) <= finding.due)
        .length,
      fixed.length,
      "REL-26.2",
    ),
    count(
      "Flaws retested no later than the release = flaws fixed",
      fixed.filter(({ retest, fixed: on }) => retest && retest.on <= on).length,
      fixed.length,
    ),
    count(
      "Open flaws whose POA&M entry names them and their due date = open flaws",
      open.filter(({ id, due, plan: number }) =>
        plan.some((weakness) => weakness.id === number && weakness.source === id && weakness.due === due),
      ).length,
      open.length,
      "POA-26",
    ),
  ],
  cites: [{ name: "CWE", edition: "MITRE, by number" }],
  shares: ["P-26-09", "P-26-10", "R26.2", "DEC-26-05"],
  holds: ["SVP"],
} satisfies Specimen;
