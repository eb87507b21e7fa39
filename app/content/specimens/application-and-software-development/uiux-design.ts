import { citeOf } from "../cite-of.ts";
import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { dateOfRelease } from "../../../books/changes.ts";
import { portalCriteria } from "../../../books/software-in-use.ts";
import { count } from "../../../books/cells.ts";
import { rowWith } from "../../../books/rows.ts";

const columns: Column[] = [
  { name: "Criterion", type: "text" },
  { name: "Level", type: "text" },
  { name: "Conformance level", type: "text" },
  { name: "Remark", type: "text" },
  { name: "Defect", type: "text" },
  { name: "Fix due in", type: "id" },
];

const rows: Row[] = portalCriteria.map(({ criterion, level, support, remark, defect, fixedIn }) => [
  criterion,
  level,
  support,
  remark,
  defect,
  fixedIn,
]);

const AS_OF = "2026-06-30";

const partly = portalCriteria.filter(({ support }) => support === "Partially Supports");

export const conformanceReport = {
  kind: "table",
  id: "ACR-26-06",
  deliverable: "Accessibility Conformance Report",
  title: "Vendor portal SVP against six criteria of WCAG 2.0",
  caption:
    "Portal 4.1.3, tested June 22 to 26 by a tester who did not build it: by code inspection, by keyboard alone, and with the screen readers JAWS and NVDA. Each criterion has its level, the support found, and the fix if one is needed. The full report has all 38 criteria at Levels A and AA, and Chapters 3, 5, and 6 of the Revised 508 Standards. Chapter 4 is about hardware and does not apply.",
  asOf: AS_OF,
  preparedBy: "Accessibility Tester",
  reviewed: { by: "Section 508 Program Manager", on: "2026-07-01" },
  columns,
  rows,
  pulled: rowWith(rows, "2.4.7 Focus Visible"),
  lookFirst:
    "Two rows say Partially Supports. Each names a defect and the release that is to fix it, R26.3, which is later than this report.",
  ties: [
    count(
      "Partially Supports with a defect and a release = Partially Supports",
      partly.filter(({ defect, fixedIn }) => defect && fixedIn).length,
      partly.length,
    ),
    count(
      "Fixes promised for a release after the report = fixes",
      partly.filter(({ fixedIn }) => fixedIn && dateOfRelease(fixedIn) > AS_OF).length,
      partly.length,
      "CI-26-09",
    ),
  ],
  cites: [
    { name: "WCAG 2.0, Levels A and AA", edition: "as incorporated by 36 CFR Part 1194" },
    { name: "VPAT", edition: "2.5Rev, Revised Section 508 edition" },
    citeOf("dhs-trusted-tester"),
  ],
  shares: ["R26.3", "SVP"],
} satisfies Specimen;
