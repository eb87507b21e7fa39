import { citeOf } from "../cite-of.ts";
import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { agency } from "../../../books/agency.ts";
import { daysBetween } from "../../../books/calendar.ts";
import { balancingRuns } from "../../../books/grant-reports.ts";
import { feedSilence } from "../../../books/incident.ts";
import { invoices } from "../../../books/invoices.ts";
import { actions } from "../../../books/records.ts";
import { customObjects } from "../../../books/software-in-use.ts";
import { agreed, count, recomputed } from "../../../books/cells.ts";
import { footed, rowWith } from "../../../books/rows.ts";

const columns: Column[] = [
  { name: "No.", type: "key" },
  { name: "Type", type: "text" },
  { name: "Object", type: "text" },
  { name: "Owner", type: "id" },
  { name: "Runs", type: "number", foots: true },
  { name: "Disposition", type: "text" },
];

const { first, last } = agency.fiscalYear;
const NIGHTS = daysBetween(first, last) + 1;
const silentNights = daysBetween(feedSilence.lastGood, feedSilence.rerun) - 1;

/** The number of runs that the books imply for each object. */
const expected: Record<string, number> = {
  "I-02": actions.length,
  "I-05": balancingRuns.length,
  "I-07": NIGHTS - silentNights,
  "W-03": invoices.filter(({ received }) => received <= last).length,
};

/** The nights of INT-07 are a computation; the other runs are counted on another sheet. */
const marked = (id: string) => (id === "I-07" ? recomputed : agreed);

const rows: Row[] = customObjects.map(({ id, type, object, owner, runs, disposition }) => [
  id,
  type,
  object,
  owner,
  id in expected ? marked(id)(runs, expected[id]!) : runs,
  disposition,
]);

const runsOf = (id: string) => customObjects.find((object) => object.id === id)!.runs;

export const ricewRegister = {
  kind: "table",
  id: "RCW-26",
  deliverable: "RICEW register",
  title: "Eight custom objects and what to do with each",
  caption:
    "Reports, interfaces, conversions, extensions and workflows, with the owner of each, how often it ran in the year, and what will happen to it.",
  asOf: last,
  preparedBy: "System Owner",
  reviewed: { by: "Controller", on: "2026-10-05" },
  columns,
  rows,
  pulled: rowWith(rows, "I-07"),
  lookFirst:
    "I-07 ran on 350 of 365 nights. Fifteen missed nights went unnoticed because nothing arrived and nothing failed. The run count in the register shows such a gap, which an error log cannot.",
  totals: [footed("Eight objects", columns, rows)],
  ties: [
    count("I-02 runs = reported contract actions", runsOf("I-02"), actions.length, "TWM-26-12"),
    count("I-05 runs = grant balancing runs", runsOf("I-05"), balancingRuns.length, "BAL-26"),
    count("W-03 runs = invoices received in the year", runsOf("W-03"), expected["W-03"]!, "PPA-26-12"),
    count("I-07 runs = nights of the year − missed nights", runsOf("I-07"), NIGHTS - silentNights, "SIR-26-02"),
  ],
  cites: [citeOf("nist-sp-800-53", "CM-8")],
  shares: ["INT-07", "wf-invoice", "rpt-aged-invoice"],
  holds: ["INT-07"],
} satisfies Specimen;
