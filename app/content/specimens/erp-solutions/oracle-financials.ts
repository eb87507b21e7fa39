import type { Column, Specimen } from "../../types/specimen.types.ts";
import type { AccountNumber } from "../../../books/accounts.ts";
import { bills } from "../../../books/bills.ts";
import { accruedCosts } from "../../../books/grant-accrual.ts";
import { balance } from "../../../books/balances.ts";
import { subledgers } from "../../../books/records.ts";
import { sumOf } from "../../../books/rows.ts";
import { agreed, dollars, tie } from "../../../books/cells.ts";

const sources: [string, AccountNumber, number][] = [
  ["AP-10, payables and accruals", "211000", subledgers.payables],
  ["AP-20, delivered, unpaid", "490100", subledgers.deliveredUnpaid],
  ["PO-10, open orders by award", "480100", subledgers.openOrders],
  ["AP-30, advances by order", "141000", subledgers.advances],
  ["PO-20, prepaid orders", "480200", subledgers.prepaidOrders],
  ["FA-10, asset cost", "175000", subledgers.assetCost],
  ["FA-20, accumulated depreciation", "175900", subledgers.assetReserve],
];

/** The one invoice of the year that was unpaid at its end, and the grant’s accrual. */
const billed = bills.find(({ paidBy }) => paidBy === null)!;
const accrual = sumOf(accruedCosts, ({ estimate }) => estimate);

const columns: Column[] = [
  { name: "Report", type: "text" },
  { name: "Account", type: "account" },
  { name: "Subledger $", type: "money" },
  { name: "Ledger $", type: "money" },
  { name: "Difference", type: "money", foots: true },
];

const rows = sources.map(([name, account, amount]) => {
  const ledger = balance(account);
  return [name, account, amount, agreed(ledger, amount), amount - ledger];
});

export const reconciliationKit = {
  kind: "table",
  id: "RKT-26-12",
  deliverable: "Reconciliation kit",
  title: "Seven subledger balances against the ledger, period 12",
  caption: "Each subledger’s own total and the account that controls it, at year-end and before closing.",
  asOf: "2026-09-30",
  preparedBy: "Controller",
  reviewed: { by: "Chief Financial Officer", on: "2026-10-07" },
  columns,
  rows,
  pulled: 0,
  lookFirst:
    "Two pairs must agree across budgetary and proprietary accounts: payables with delivered orders, unpaid, and advances with prepaid orders. If a pair does not, one side of an event is missing or wrong.",
  totals: [
    {
      label: "Differences",
      cells: [null, null, null, null, sumOf(sources, ([, account, amount]) => amount - balance(account))],
    },
  ],
  ties: [
    tie(
      "Hash total of seven subledgers = hash total of their accounts",
      sumOf(sources, ([, , amount]) => amount),
      sumOf(sources, ([, account]) => balance(account)),
    ),
    tie("Accounts payable 211000 = delivered orders, unpaid 490100", balance("211000"), balance("490100")),
    tie(
      `211000 = ${billed.id} in PPA-26-12, ${dollars(billed.amount)} + ACC-26-02 in GAW-26-12, ${dollars(accrual)}`,
      balance("211000"),
      billed.amount + accrual,
    ),
    tie("Advances 141000 = prepaid orders 480200", balance("141000"), balance("480200"), "STL-26-12"),
  ],
  cites: [{ name: "U.S. Standard General Ledger", edition: "TFM supplement" }],
  shares: ["211000", "490100", "141000", "480200", "A-000117"],
} satisfies Specimen;
