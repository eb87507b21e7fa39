import { citeOf } from "../cite-of.ts";
import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { balance } from "../../../books/balances.ts";
import { asset, devices, inventory } from "../../../books/property.ts";
import { agreed, count, dollars, tie } from "../../../books/cells.ts";
import { footed, rowWith, sumOf } from "../../../books/rows.ts";

const columns: Column[] = [
  { name: "Tag", type: "key" },
  { name: "Item", type: "text" },
  { name: "Cost", type: "money", foots: true },
  { name: "Capital", type: "flag" },
  { name: "Custodian", type: "id" },
  { name: "Place", type: "text" },
  { name: "Scanned", type: "date" },
  { name: "Result", type: "text" },
];

const isCapital = ({ cost }: { cost: number }) => cost >= asset.threshold;

const rows: Row[] = inventory.map((item) => [
  item.tag,
  item.item,
  isCapital(item) ? agreed(item.cost, balance("175000")) : item.cost,
  isCapital(item),
  item.custodian,
  item.place,
  item.scanned,
  item.result,
]);

export const inventoryResults = {
  kind: "table",
  id: "INV-26-09",
  deliverable: "Inventory plan and results",
  title: "Six tags, one counting day, one revisit",
  caption:
    `Every tagged item, with its cost, its custodian and the place and day it was seen. The A-123 Lead and the Release Manager, who hold no item and keep no property record, counted them, then searched the rooms and found nothing untagged. Capital items cost ${dollars(asset.threshold)} or more, the agency’s threshold.`,
  asOf: "2026-09-15",
  preparedBy: "Property Officer",
  reviewed: { by: "Controller", on: "2026-09-17" },
  columns,
  rows,
  pulled: rowWith(rows, "A-000121"),
  lookFirst:
    "A-000121 is a laptop that was not found on the counting day. Five days later, a counter saw it with its custodian in the field office. A photograph is on file.",
  totals: [footed("Six items", columns, rows)],
  ties: [
    tie(
      "Cost of capital items = equipment 175000",
      sumOf(inventory.filter(isCapital), ({ cost }) => cost),
      balance("175000"),
      "ARF-26-12",
    ),
    count("Tags with a result = tags planned", inventory.filter(({ result }) => result).length, inventory.length),
    count(
      "Laptops counted here = tagged laptops in the device inventory",
      inventory.filter((item) => !isCapital(item)).length,
      devices.filter(({ tag }) => tag).length,
      "DEV-26-09",
    ),
  ],
  cites: [citeOf("usc-40-524", "(a)")],
  shares: [asset.tag, "A-000119", "A-000121", "u-1042"],
} satisfies Specimen;
