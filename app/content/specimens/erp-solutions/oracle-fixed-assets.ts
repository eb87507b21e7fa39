import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { balance } from "../../../books/balances.ts";
import { entryOf } from "../../../books/entries.ts";
import { asset } from "../../../books/property.ts";
import { statements } from "../../../books/statements.ts";
import { dollars, markedAs, recomputed, tie } from "../../../books/cells.ts";
import { footed, rowWith, sumOf } from "../../../books/rows.ts";
import { accounts } from "../../../books/accounts.ts";
import { documents } from "../../../books/ledger/index.ts";

const MONTHS = ["2026-03", "2026-04", "2026-05", "2026-06", "2026-07", "2026-08", "2026-09"];

const columns: Column[] = [
  { name: "Month", type: "month" },
  { name: "Opening", type: "money" },
  { name: "Additions", type: "money", foots: true },
  { name: "Depreciation", type: "money", foots: true },
  { name: "Closing", type: "money" },
];

/** The increase of an account in a month. */
const inMonth = (month: string, account: "175000" | "671000") =>
  sumOf(
    documents
      .filter(({ date }) => date.startsWith(month))
      .flatMap(({ lines }) => lines)
      .filter((line) => line.account === account),
    ({ side, amount }) => (side === accounts[account].normal ? amount : -amount),
  );

const depreciable = balance("175000") - asset.residual;

/** Depreciation by policy: from the month of service, an equal share of the cost each month. */
const byPolicy = (month: string) => (month >= asset.inService.slice(0, 7) ? depreciable / asset.lifeMonths : 0);

const rows: Row[] = [];
let closing = 0;
for (const month of MONTHS) {
  const opening = closing;
  const additions = inMonth(month, "175000");
  const depreciation = inMonth(month, "671000");
  closing = opening + additions - depreciation;
  rows.push([month, opening, additions, depreciation ? recomputed(depreciation, byPolicy(month)) : 0, closing]);
}

export const assetRollForward = {
  kind: "entry",
  id: "ARF-26-12",
  deliverable: "Asset roll-forward",
  title: "Asset A-000117 from acceptance to year-end",
  caption: `Net book value by month, straight line over ${asset.lifeMonths} months with a residual value of ${asset.residual ? dollars(asset.residual) : "zero"}. The memorandum entry to 880200 and 880100 does not affect book value and is left out. There were no transfers or retirements.`,
  asOf: "2026-09-30",
  preparedBy: "Property Officer",
  reviewed: { by: "Controller", on: "2026-10-02" },
  columns,
  rows,
  entries: [entryOf("RR-26-0057"), entryOf("DEP-26-12")],
  pulled: rowWith(rows, "2026-04"),
  lookFirst:
    "April is the first month of service. The server was accepted on March 25 and depreciates from April 1, because the policy counts only whole months in use.",
  totals: [footed("Year to date", columns, rows, { Closing: closing })],
  ties: [
    markedAs("footed", tie("Additions − depreciation = closing", inYear("175000") - inYear("671000"), closing)),
    markedAs("recomputed", tie(
      `One month = (175000 − residual value) ÷ ${asset.lifeMonths} months of life`,
      inMonth("2026-09", "671000"),
      depreciable / asset.lifeMonths,
    )),
    tie("Last closing = 175000 − 175900", closing, statements.netEquipment, "SCW-26-12"),
  ],
  cites: [{ name: "SFFAS 6, paragraph 35", edition: "FASAB, as amended" }],
  shares: [asset.tag, "RR-26-0057", "DEP-26-12"],
  holds: ["RR-26-0057", "DEP-26-12"],
} satisfies Specimen;

function inYear(account: "175000" | "671000"): number {
  return sumOf(MONTHS, (month) => inMonth(month, account));
}
