import { citeOf } from "../cite-of.ts";
import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { accessReview } from "../../../books/access.ts";
import { changes } from "../../../books/changes.ts";
import { firewallReview, restores } from "../../../books/operations.ts";
import { inheritedControls } from "../../../books/software-in-use.ts";
import { count, markedAs } from "../../../books/cells.ts";
import { rowWith } from "../../../books/rows.ts";
import { operationsReport } from "./security-operations-center.ts";

const columns: Column[] = [
  { name: "Control", type: "text" },
  { name: "Responsibility", type: "text" },
  { name: "Provider", type: "text" },
  { name: "Proof", type: "id" },
];

const rows: Row[] = inheritedControls.map(({ control, kind, provider, proof }) => [
  control,
  kind,
  provider,
  proof,
]);

const ofKind = (kind: string) => inheritedControls.filter((control) => control.kind === kind);

/** The records in these books that can prove a control. Controls that are not inherited must be proved by them. */
const records = new Set<string>([
  ...[...changes, ...restores].map(({ id }) => id),
  ...[accessReview, firewallReview, operationsReport].map(({ id }) => id),
]);

export const controlInheritance = {
  kind: "table",
  id: "CIM-26-09",
  deliverable: "Control inheritance matrix",
  title: "Seven controls for the rented hosts: inherited, shared and customer",
  caption:
    "For the five hosts that others run: whether each control is inherited, shared, or the agency’s own (customer), who provides it, and what proves it.",
  asOf: "2026-09-30",
  preparedBy: "Information System Security Officer",
  reviewed: { by: "Authorizing Official", on: "2026-10-02" },
  columns,
  rows,
  pulled: rowWith(rows, "AC-2 Account management"),
  lookFirst:
    "Two of the seven controls are the agency’s alone, and one of them, account management, is the subject of this year’s audit finding.",
  ties: [
    count(
      "Inherited + shared + customer = controls",
      ofKind("inherited").length + ofKind("shared").length + ofKind("customer").length,
      inheritedControls.length,
    ),
    markedAs("traced", count(
      "Shared and customer controls proved by an agency record = shared + customer",
      inheritedControls.filter(({ kind, proof }) => kind !== "inherited" && proof.split(", ").every((record) => records.has(record))).length,
      ofKind("shared").length + ofKind("customer").length,
    )),
  ],
  cites: [citeOf("nist-sp-800-53"), citeOf("nist-sp-800-37", "task S-3, control allocation")],
  shares: ["RST-26-05", "AR-26-Q3", "SOC-26-04", "CHG-26-0127"],
} satisfies Specimen;
