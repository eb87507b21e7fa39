import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { balance, balances } from "../../../books/balances.ts";
import { monthlyDepreciation } from "../../../books/property.ts";
import { subledgers } from "../../../books/records.ts";
import { disbursed } from "../../../books/treasury-statement.ts";
import { dollars, tie, traced } from "../../../books/cells.ts";
import { footed, rowWith, sumOf } from "../../../books/rows.ts";

const columns: Column[] = [
  { name: "Commitment items", type: "text" },
  { name: "FI $", type: "money", foots: true },
  { name: "FM $", type: "money", foots: true },
  { name: "Difference", type: "money", foots: true },
  { name: "Cause", type: "text" },
];

/** Delivered orders of an object class, which is the commitment item of Funds Management. */
const consumed = (objectClass: string) => balances(["490100", "490200"], { objectClass });
const servicesInFm = sumOf(["25.2", "25.3", "41.0"], consumed);

const items: [string, number, number][] = [
  ["Services and grants", balance("610000"), servicesInFm],
  ["Interest", balance("633000"), consumed("43.0")],
  ["Equipment", balance("175000"), consumed("31.0")],
  ["Advances", balance("141000"), balance("480200")],
  ["Depreciation", balance("671000"), 0],
];

const rows: Row[] = items.map(([item, fi, fm]) => [
  item,
  fi,
  fm,
  fi === fm ? 0 : traced(fi - fm, subledgers.assetReserve),
  fi === fm ? null : "No budget use (DEP-26-07 to -12)",
]);

export const fiToFm = {
  kind: "table",
  id: "FIM-26-12",
  deliverable: "FI to FM reconciliation",
  title: "Financial Accounting against Funds Management, period 12",
  caption:
    "Five groups of commitment items of the agency’s one fund: what Financial Accounting (FI) posted, what Funds Management (FM) recorded as actual and why the two may differ.",
  asOf: "2026-09-30",
  preparedBy: "Controller",
  reviewed: { by: "Chief Financial Officer", on: "2026-10-07" },
  columns,
  rows,
  pulled: rowWith(rows, "Depreciation"),
  lookFirst:
    "Depreciation is the only difference, and Funds Management is right to omit it. The budget was used when the server was bought, and depreciation does not use it again.",
  totals: [footed("All items", columns, rows)],
  ties: [
    tie(
      "Sum of FI − sum of FM = depreciation 671000",
      sumOf(items, ([, fi, fm]) => fi - fm),
      balance("671000"),
    ),
    tie(
      `Sum of FM = disbursed per CARS ${dollars(disbursed)} + delivered, unpaid, in RKT-26-12 ${dollars(subledgers.deliveredUnpaid)}`,
      sumOf(items, ([, , fm]) => fm),
      disbursed + subledgers.deliveredUnpaid,
      "RKT-26-12",
    ),
    tie("Six months of depreciation of A-000117 = 671000", monthlyDepreciation * 6, balance("671000"), "ARF-26-12"),
  ],
  cites: [{ name: "U.S. Standard General Ledger", edition: "TFM supplement" }],
  shares: ["671000", "480200", "A-000117"],
} satisfies Specimen;
