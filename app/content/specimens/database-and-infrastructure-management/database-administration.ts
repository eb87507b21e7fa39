import { citeOf } from "../cite-of.ts";
import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { databasePrivileges, privilegeReview } from "../../../books/access.ts";
import { daysBetween } from "../../../books/calendar.ts";
import { dateOfRelease } from "../../../books/changes.ts";
import { people } from "../../../books/people.ts";
import { plan } from "../../../books/action-plan.ts";
import { count, markedAs } from "../../../books/cells.ts";
import { day } from "../../../books/format-values.ts";
import { rowWith } from "../../../books/rows.ts";

const columns: Column[] = [
  { name: "Account", type: "id" },
  { name: "Privilege", type: "text" },
  { name: "Reason", type: "text" },
  { name: "Last use", type: "date" },
  { name: "Decision", type: "text" },
  { name: "By", type: "id" },
];

const rows: Row[] = databasePrivileges.map(({ account, privilege, reason, lastUse, decision }) => [
  account,
  privilege,
  reason,
  lastUse,
  decision,
  privilegeReview.by,
]);

const deployed = dateOfRelease("R26.1");

const decided = (decision: string) => databasePrivileges.filter((row) => row.decision === decision).length;

export const privilegedAccess = {
  kind: "table",
  id: privilegeReview.id,
  deliverable: "Privileged access review",
  title: "Six accounts with direct privileges in the ledger’s database",
  caption: "Each account and its privilege, the reason for it, when it was last used, whether the account keeps it, and who decided. Q2 is the calendar quarter.",
  asOf: privilegeReview.on,
  preparedBy: "Information System Security Officer",
  reviewed: { by: "Authorizing Official", on: "2026-06-26" },
  columns,
  rows,
  pulled: rowWith(rows, "u-1033"),
  lookFirst:
    `The privilege of u-1033 is no longer needed. It was granted for release R26.1, which CHG-26-0079 deployed on ${day(deployed)}, and last used two days later. The review found it in June.`,
  ties: [
    count("Keep + remove = accounts", decided("keep") + decided("remove"), databasePrivileges.length),
    count(
      "Removals = weaknesses in the POA&M that cite this review",
      decided("remove"),
      plan.filter(({ source }) => source === privilegeReview.id).length,
      "POA-26",
    ),
    markedAs("recomputed", count(
      "u-1033: days from CHG-26-0079 to last use = 2",
      daysBetween(deployed, databasePrivileges.find(({ account }) => account === "u-1033")!.lastUse),
      2,
      "CI-26-09",
    )),
    count(
      "Accounts reviewed by their own holder = 0",
      databasePrivileges.filter(({ account }) => account === privilegeReview.by).length,
      0,
    ),
    count(
      "Privileged accounts of people who had left = 0",
      databasePrivileges.filter(({ account }) =>
        people.some(({ id, left }) => id === account && left && left <= privilegeReview.on),
      ).length,
      0,
      "UPL-26-12",
    ),
  ],
  cites: [citeOf("nist-sp-800-53", "AC-6(7)")],
  shares: ["u-1033", privilegeReview.id, "svc-sfs-batch"],
} satisfies Specimen;
