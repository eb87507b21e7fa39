import { citeOf } from "../cite-of.ts";
import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { balance } from "../../../books/balances.ts";
import { minutesBetween } from "../../../books/calendar.ts";
import { RECOVERY_MINUTES, restoredCash, restores } from "../../../books/operations.ts";
import { plan } from "../../../books/action-plan.ts";
import { count, tie } from "../../../books/cells.ts";
import { rowWith } from "../../../books/rows.ts";
import { day } from "../../../books/format-values.ts";

const columns: Column[] = [
  { name: "Test", type: "key" },
  { name: "Date", type: "date" },
  { name: "From", type: "id" },
  { name: "To", type: "id" },
  { name: "Minutes", type: "minutes" },
  { name: "RTO", type: "minutes" },
  { name: "Result", type: "text" },
];

const tests = restores.map((restore) => ({
  ...restore,
  took: minutesBetween(`${restore.on}T${restore.start}`, `${restore.on}T${restore.end}`),
}));

const isPartial = (result: string) => result.startsWith("partial");

const rows: Row[] = tests.map(({ id, on, from, to, took, result }) => [
  id,
  on,
  from,
  to,
  took,
  isPartial(result) ? null : RECOVERY_MINUTES,
  result,
]);

const isMet = ({ result }: { result: string }) => result.startsWith("met");
const met = tests.filter(isMet);
const failed = tests.filter((test) => !isMet(test) && !isPartial(test.result));

export const restoreTests = {
  kind: "table",
  id: "RST-26",
  deliverable: "Restore test log",
  title: "Five restores of the ledger’s database",
  caption:
    "The source and target hosts, how many minutes each restore took, and whether that met the four-hour recovery time objective (RTO), which covers a full restore only. Each used the backup of the night before, within the recovery point objective (RPO) of 24 hours. Restores to sfs-db-dr run alongside the standby.",
  asOf: "2026-08-22",
  preparedBy: "Database Administrator",
  reviewed: { by: "System Owner", on: "2026-08-24" },
  columns,
  rows,
  pulled: rowWith(rows, "RST-26-02"),
  lookFirst:
    "RST-26-02 failed. The backup was complete, but the copy of the keystore that opens it was missing. The failure became P-26-04, and the next full restore closed it.",
  ties: [
    count(
      "Tests marked met and finished within the RTO = tests marked met",
      met.filter(({ took }) => took <= RECOVERY_MINUTES).length,
      met.length,
    ),
    count(
      "Failed tests with a weakness in the POA&M = failed tests",
      failed.filter(({ id }) => plan.some(({ source }) => source === id)).length,
      failed.length,
      "POA-26",
    ),
    ...restoredCash.map(({ restore, asOf, amount }) =>
      tie(`${restore}: restored 101000 = ledger on ${day(asOf)}, unchanged to month-end`, amount, balance("101000", { through: asOf }), "FBR-26-11"),
    ),
  ],
  cites: [citeOf("nist-sp-800-34")],
  shares: ["sfs-db-01", "P-26-04", "101000"],
} satisfies Specimen;
