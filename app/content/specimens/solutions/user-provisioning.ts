import { citeOf } from "../cite-of.ts";
import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { DISABLE_WITHIN_MINUTES, leavers, separations } from "../../../books/access.ts";
import { dayOf, minutesBetween } from "../../../books/calendar.ts";
import { dateOfRelease } from "../../../books/changes.ts";
import { auditFinding } from "../../../books/control.ts";
import { people } from "../../../books/people.ts";
import { count, markedAs } from "../../../books/cells.ts";
import { rowWith } from "../../../books/rows.ts";

const columns: Column[] = [
  { name: "User", type: "key" },
  { name: "Left", type: "time" },
  { name: "Disabled", type: "time" },
  { name: "Minutes", type: "minutes" },
  { name: "Within 24 h", type: "flag" },
];

const timed = leavers.map((leaver) => ({ ...leaver, minutes: minutesBetween(leaver.left, leaver.disabled) }));

const rows: Row[] = timed.map(({ user, left, disabled, minutes }) => [
  user,
  left,
  disabled,
  minutes,
  minutes <= DISABLE_WITHIN_MINUTES,
]);

const exceptions = timed.filter(({ minutes }) => minutes > DISABLE_WITHIN_MINUTES);
const after = timed.filter(({ left }) => left > dateOfRelease("R26.2"));
const MINUTES_SINCE = 15;

export const disabledAccounts = {
  kind: "table",
  id: separations.id,
  deliverable: "Disabled accounts with time stamps",
  title: "Six people who left in fiscal year 2026",
  caption: "When each person left and when the account was disabled, in Eastern time, the minutes in between and whether that met control C-AC-02.",
  asOf: separations.on,
  preparedBy: "System Owner",
  reviewed: { by: "Information System Security Officer", on: "2026-09-30" },
  columns,
  rows,
  pulled: rowWith(rows, exceptions[0]!.user),
  lookFirst:
    "Before release R26.2 of June 13, disabling an account took from 22 minutes to two weeks. Since then, it has taken under ten minutes both times. The 14-day case is the year’s one exception (NFR-26-03).",
  ties: [
    count(
      "Separated users not disabled within 24 hours = exceptions in NFR-26-03",
      exceptions.length,
      auditFinding.leavers.length,
      "POA-26",
    ),
    count(
      "Separated users since R26.2 disabled within 15 minutes = separated users since R26.2",
      after.filter(({ minutes }) => minutes <= MINUTES_SINCE).length,
      after.length,
      "REL-26.2",
    ),
    markedAs("agreed", count(
      "Separated users whose last day matches personnel roster HRR-26-09 = people on it who left",
      timed.filter(({ user, left }) => people.some((person) => person.id === user && person.left === dayOf(left))).length,
      people.filter(({ left }) => left).length,
    )),
  ],
  cites: [citeOf("nist-sp-800-53", "PS-4 and AC-2(3)")],
  shares: ["u-1042", "C-AC-02", "P-26-07"],
  holds: ["C-AC-02"],
} satisfies Specimen;
