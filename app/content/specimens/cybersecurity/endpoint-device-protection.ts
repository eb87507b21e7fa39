import { citeOf } from "../cite-of.ts";
import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { asset, devices, inventory } from "../../../books/property.ts";
import { count } from "../../../books/cells.ts";
import { rowWith } from "../../../books/rows.ts";

const columns: Column[] = [
  { name: "Host", type: "key" },
  { name: "Tag", type: "id" },
  { name: "Serial", type: "id" },
  { name: "Holder", type: "id" },
  { name: "Directory", type: "flag" },
  { name: "EDR", type: "flag" },
  { name: "Property", type: "flag" },
  { name: "Scanner", type: "flag" },
  { name: "Result", type: "text" },
];

const holderOf = (device: string | null) => inventory.find(({ tag }) => tag === device)?.custodian ?? null;

const rows: Row[] = devices.map(({ host, tag, serial, directory, edr, property, scanner, result }) => [
  host,
  tag,
  serial,
  holderOf(tag),
  directory,
  edr,
  property,
  scanner,
  result,
]);

const laptopTags = inventory.filter(({ tag }) => tag !== asset.tag).map(({ tag }) => tag);

export const deviceInventory = {
  kind: "table",
  id: "DEV-26-09",
  deliverable: "Reconciled device inventory",
  title: "Six devices across four lists",
  caption:
    "Who has each device, whether the directory, the EDR sensor, the property record, and the September 8 scan list it, and the reason if they do not.",
  asOf: "2026-09-14",
  preparedBy: "Security Analyst",
  reviewed: { by: "Information System Security Officer", on: "2026-09-15" },
  columns,
  rows,
  pulled: rowWith(rows, "OSP-LT-0999"),
  lookFirst:
    "OSP-LT-0999 is in neither the directory nor the property record. A sensor reported it and the scanner reached it, so it was on the network. It was a test image and no longer exists.",
  ties: [
    count(
      "Tags here that match laptops in INV-26-09 = laptops in INV-26-09",
      devices.filter(({ tag }) => tag && laptopTags.includes(tag)).length,
      laptopTags.length,
      "INV-26-09",
    ),
    count(
      "Devices with a tag = devices in the property record",
      devices.filter(({ tag }) => tag).length,
      devices.filter(({ property }) => property).length,
    ),
    count(
      "Differences explained = devices missing from a list",
      devices.filter(({ result }) => result !== "Agrees").length,
      devices.filter(({ directory, edr, property, scanner }) => !(directory && edr && property && scanner)).length,
    ),
  ],
  cites: [citeOf("bod-23-01")],
  shares: ["A-000118", "A-000119", "A-000122"],
} satisfies Specimen;
