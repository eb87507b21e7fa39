import { citeOf } from "../cite-of.ts";
import type { Row, Specimen } from "../../types/specimen.types.ts";
import { leaver } from "../../../books/access.ts";
import { minutesBetween } from "../../../books/calendar.ts";
import { alertedAt, incidentEvents, NOTIFY_WITHIN_MINUTES } from "../../../books/incident.ts";
import { count } from "../../../books/cells.ts";
import { rowWith } from "../../../books/rows.ts";

const rows: Row[] = incidentEvents.map(({ at, what, proof }) => [at, what, proof, minutesBetween(alertedAt, at)]);

const disabled = incidentEvents.find(({ what }) => what.startsWith("Account disabled"))!;

/** The alert becomes an incident when the analyst learns whose account it was. */
const identified = incidentEvents.find(({ what }) => what.includes("learns"))!;
const notices = incidentEvents.filter(({ what }) => what.startsWith("CISA notified"));

export const incidentTimeline = {
  kind: "timeline",
  id: "SIR-26-02",
  deliverable: "Incident timeline",
  title: "Attempted sign-ins with a former employee’s account",
  caption: "Nine events from one morning, in Eastern Daylight Time, each with its evidence and its minutes from the alert.",
  asOf: "2026-04-24",
  preparedBy: "Incident Commander",
  reviewed: { by: "Authorizing Official", on: "2026-04-27" },
  columns: [
    { name: "Time", type: "time" },
    { name: "Event", type: "text" },
    { name: "Proof", type: "id" },
    { name: "Minutes from alert", type: "minutes" },
  ],
  rows,
  pulled: rowWith(rows, "LOG-3"),
  lookFirst:
    "The line for 09:40 is evidence that the account did nothing in the ledger after its holder’s last day. CISA was notified at 09:52, 57 minutes after the analyst learned that the user had left, within the one-hour deadline.",
  ties: [
    {
      ...count(
        "Account disabled in both records = 28 minutes after the alert",
        minutesBetween(alertedAt, disabled.at),
        minutesBetween(alertedAt, leaver.disabled),
        "UPL-26-12",
      ),
      type: "minutes",
    },
    count(
      "Notices to CISA within 60 minutes of identification = notices to CISA",
      notices.filter(({ at }) => minutesBetween(identified.at, at) <= NOTIFY_WITHIN_MINUTES).length,
      notices.length,
    ),
    count(
      "Events later than the one before = events − 1",
      incidentEvents.filter(({ at }, index) => index > 0 && incidentEvents[index - 1]!.at < at).length,
      incidentEvents.length - 1,
    ),
  ],
  cites: [citeOf("nist-sp-800-61"), citeOf("cisa-notification")],
  shares: ["ALR-26-0231", "u-1042", "INT-07"],
  holds: ["ALR-26-0231"],
} satisfies Specimen;
