import { citeOf } from "../cite-of.ts";
import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { leavers } from "../../../books/access.ts";
import { agency } from "../../../books/agency.ts";
import { daysBetween } from "../../../books/calendar.ts";
import { apps } from "../../../books/software-in-use.ts";
import { count, markedAs } from "../../../books/cells.ts";
import { footed, rowWith, sumOf } from "../../../books/rows.ts";

const columns: Column[] = [
  { name: "App", type: "text" },
  { name: "Data", type: "text" },
  { name: "Tier", type: "number" },
  { name: "Users", type: "number", foots: true },
  { name: "Owner", type: "id" },
  { name: "Reviewed", type: "date" },
];

const rows: Row[] = apps.map(({ id, app, data, tier, users, owner, reviewed }) => [
  `${id} ${app}`,
  data,
  tier,
  users,
  owner,
  reviewed,
]);

const REVIEW_WITHIN_DAYS = 365;

const isActive = (owner: string) => !leavers.some(({ user }) => user === owner);

export const appInventory = {
  kind: "table",
  id: "APP-26-09",
  deliverable: "App inventory",
  title: "Six low-code apps around the ledger",
  caption: "Each app with the most sensitive data it holds, its users, owner and last review. An app is tier 1 if a close depends on it, tier 2 if a record or a control does, and tier 3 if none does. A person who uses two apps counts twice.",
  asOf: agency.fiscalYear.last,
  preparedBy: "System Owner",
  reviewed: { by: "Information System Security Officer", on: "2026-10-02" },
  columns,
  rows,
  pulled: rowWith(rows, "LCA-06 Close checklist"),
  lookFirst:
    "The tier 1 app matters most, although its seven users are the fewest of any app. If the close checklist fails, a close may be late.",
  totals: [footed("Six apps", columns, rows)],
  ties: [
    count(
      "Owners who are not among the year’s separated users = apps",
      apps.filter(({ owner }) => isActive(owner)).length,
      apps.length,
      "UPL-26-12",
    ),
    count(
      "Apps reviewed within 365 days = apps",
      apps.filter(({ reviewed }) => daysBetween(reviewed, agency.fiscalYear.last) <= REVIEW_WITHIN_DAYS).length,
      apps.length,
    ),
    markedAs("footed", count(
      "Users of tiers 1, 2, and 3 = users of all apps",
      sumOf([1, 2, 3], (level) =>
        sumOf(
          apps.filter(({ tier }) => tier === level),
          ({ users }) => users,
        ),
      ),
      sumOf(apps, ({ users }) => users),
    )),
  ],
  cites: [citeOf("nist-sp-800-53", "CM-8 and PM-5")],
  shares: ["u-1017", "u-1042"],
} satisfies Specimen;
