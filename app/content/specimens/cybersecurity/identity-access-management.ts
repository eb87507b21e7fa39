import { citeOf } from "../cite-of.ts";
import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { accessDecisions, accessReview } from "../../../books/access.ts";
import { people, serviceAccounts } from "../../../books/people.ts";
import { count, markedAs } from "../../../books/cells.ts";
import { rowWith } from "../../../books/rows.ts";

const columns: Column[] = [
  { name: "Account", type: "id" },
  { name: "Role", type: "text" },
  { name: "Decision", type: "text" },
  { name: "By", type: "id" },
  { name: "Removed", type: "date" },
];

const rows: Row[] = accessDecisions.map(({ user, role, decision, by, removedOn }) => [
  user,
  role,
  decision,
  by,
  removedOn,
]);

const decided = (decision: string) => accessDecisions.filter((row) => row.decision === decision).length;
const holders = (role: string) => accessDecisions.filter((row) => row.role === role).map(({ user }) => user);
const isKnown = (user: string) => people.some(({ id }) => id === user) || serviceAccounts.some((id) => id === user);

export const accessReviewRecord = {
  kind: "table",
  id: accessReview.id,
  deliverable: "Access review record",
  title: "Seven of the ledger’s accounts, from the September review",
  caption: "Who has which role, what the reviewer decided, who the reviewer was, and when any right was removed. The full record covers every account in the extract. Q3 is the calendar quarter.",
  asOf: "2026-09-17",
  preparedBy: "Information System Security Officer",
  reviewed: { by: "Authorizing Official", on: "2026-09-18" },
  columns,
  rows,
  pulled: rowWith(rows, "u-1052"),
  lookFirst:
    "Start with the removal. Extract EX-26-0916 of September 16 listed u-1052 as able to enter vendors, and the right was removed a day later. EX-26-0917 no longer lists it.",
  ties: [
    count(
      "Keep + remove + confirm none = accounts",
      decided("keep") + decided("remove") + decided("confirm none"),
      accessDecisions.length,
    ),
    count(
      "Users here who may both approve invoices and certify payments = 0",
      holders("Approve invoices").filter((user) => holders("Certify payments").includes(user)).length,
      0,
    ),
    markedAs("agreed", count(
      "Rows whose account and reviewer are on the roster = rows",
      accessDecisions.filter(({ user, by }) => isKnown(user) && isKnown(by)).length,
      accessDecisions.length,
    )),
    count(
      "Departed users whose role is none = departed users among the accounts",
      accessDecisions.filter(({ user, role }) => role === "None" && people.some(({ id, left }) => id === user && left))
        .length,
      accessDecisions.filter(({ user }) => people.some(({ id, left }) => id === user && left)).length,
      "UPL-26-12",
    ),
  ],
  cites: [citeOf("nist-sp-800-53", "AC-2, AC-2(3) and AC-5")],
  shares: ["u-1042", "u-1017", "P-26-07"],
} satisfies Specimen;
