import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { balance, balances } from "../../../books/balances.ts";
import { sf133, statements } from "../../../books/statements.ts";
import { cars, disbursed } from "../../../books/treasury-statement.ts";
import { agreed, linked, markedAs, tie } from "../../../books/cells.ts";
import { rowWith } from "../../../books/rows.ts";

const columns: Column[] = [
  { name: "Statement line", type: "text" },
  { name: "Accounts", type: "text" },
  { name: "Amount", type: "money" },
  { name: "Tie", type: "text" },
];

const undelivered = balances(["461000", "480100", "480200"]);

const rows: Row[] = [
  ["Fund balance with Treasury", "101000", agreed(balance("101000"), cars("2026-09-30")), linked("CARS", "FBR-26-11")],
  ["Advances and prepayments", "141000", agreed(balance("141000"), balance("480200")), linked("480200", "RKT-26-12")],
  [
    "Property, plant, and equipment, net",
    "175000 175900",
    agreed(statements.netEquipment, balance("175000") - balance("671000")),
    linked("ARF-26-12", "ARF-26-12"),
  ],
  ["Accounts payable", "211000", agreed(balance("211000"), balance("490100")), linked("490100", "RKT-26-12")],
  [
    "Unexpended appropriations",
    "310100 310700 310710",
    agreed(statements.unexpended, undelivered),
    "461000 480100 480200",
  ],
  [
    "Cumulative results of operations",
    "570000 570010 less net cost",
    agreed(statements.cumulative, statements.netEquipment),
    "175000 175900",
  ],
  ["Net cost of operations", "610000 633000 671000", statements.netCost, "SFFAS 53 reconciliation"],
  ["Outlays, net", "480200 490200", agreed(sf133["3020"], disbursed), linked("CARS", "FBR-26-11")],
];

export const statementCrosswalk = {
  kind: "table",
  id: "SCW-26-12",
  deliverable: "Statement crosswalk",
  title: "From the trial balance to eight statement lines",
  caption:
    "Which accounts make up each line of the statements, its amount at year-end and the figure elsewhere that it must equal.",
  asOf: "2026-09-30",
  preparedBy: "Controller",
  reviewed: { by: "Chief Financial Officer", on: "2026-10-13" },
  columns,
  rows,
  pulled: rowWith(rows, "Cumulative results of operations"),
  lookFirst:
    "Cumulative results equal net equipment to the dollar. The account has no revenue and no unfunded liabilities, so what remains is equipment that was bought and is not yet used up.",
  ties: [
    markedAs("recomputed", tie(
      "Assets = liabilities + net position",
      statements.assets,
      statements.liabilities + statements.unexpended + statements.cumulative,
    )),
    tie("Unexpended appropriations = 461000 + 480100 + 480200", statements.unexpended, undelivered),
    tie("Cumulative results = 175000 − 175900", statements.cumulative, statements.netEquipment, "ARF-26-12"),
    tie(
      "Net cost − depreciation + equipment + advances − payables = net outlays",
      statements.netCost - balance("671000") + balance("175000") + balance("141000") - balance("211000"),
      disbursed,
    ),
  ],
  cites: [
    { name: "SFFAS 53, Budget and Accrual Reconciliation", edition: "FASAB, 2017" },
    { name: "OMB Circular A-136", edition: "2026" },
  ],
  shares: ["101000", "175000", "461000", "480100", "480200"],
} satisfies Specimen;
