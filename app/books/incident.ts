/** An event in the incident log. `at`: ISO time, in the agency's local time. */
export interface IncidentEvent {
  at: string;
  what: string;
  proof: string;
}

/** The alert from which all minutes are counted. */
export const ALERT = "ALR-26-0231";

export const incidentEvents: readonly IncidentEvent[] = [
  { at: "2026-04-24T08:31", what: "Sign-in as u-1042 from 203.0.113.77, second factor refused", proof: "LOG-1" },
  { at: "2026-04-24T08:34", what: "Third refusal", proof: "LOG-1" },
  { at: "2026-04-24T08:42", what: "Alert ALR-26-0231 raised", proof: ALERT },
  { at: "2026-04-24T08:55", what: "u-1044 learns that u-1042 left on April 10", proof: "CALL-1" },
  { at: "2026-04-24T09:04", what: "Incident SIR-26-02 declared by u-1045", proof: "DCL-26-02" },
  {
    at: "2026-04-24T09:10",
    what: "Account disabled, password revoked, 203.0.113.77 blocked, no open session found",
    proof: "LOG-2",
  },
  { at: "2026-04-24T09:40", what: "SFS audit log: no action by u-1042 since April 10, 15:12", proof: "LOG-3" },
  { at: "2026-04-24T09:52", what: "CISA notified by u-1039, receipt on file", proof: "NTF-26-02" },
  {
    at: "2026-04-24T11:30",
    what: "Feed INT-07 rerun, silent since April 9, and PRB-26-012 opened",
    proof: "PRB-26-012",
  },
];

/** Minutes from identifying an incident to notifying CISA. */
export const NOTIFY_WITHIN_MINUTES = 60;

/** When the alert was raised, and when the account was disabled. */
export const alertedAt = incidentEvents.find(({ proof }) => proof === ALERT)!.at;

/** The interface that failed to report who had left. Dates are ISO. */
export const feedSilence = { interface: "INT-07", lastGood: "2026-04-08", rerun: "2026-04-24" } as const;
