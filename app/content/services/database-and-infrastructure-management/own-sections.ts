import type { PracticeSections } from "../../types/practice-sections.types.ts";

/** A recovery on the clock for each service. */
export const recoveries = {
  id: "recovery",
  heading: "A timed recovery",
  labels: { columns: ["Clock", "Step", "Record kept"], namedFrom: 2, outcomes: ["Against the target"] },
  contents: {
    "audit-support": {
      note: "Example with hypothetical times: an auditor asks for a login record from 14 months ago. It is in archive storage, and the request is due in three business days.",
      rows: [
        { head: "0:00", cells: ["The request is logged.", "Request number and receipt time"] },
        { head: "0:40", cells: ["The retention schedule identifies the archive and its key.", "Schedule line and key holder"] },
        { head: "3:10", cells: ["The file is restored to a separate server.", "Restore log"] },
        { head: "4:00", cells: ["Its checksum is compared with the stored one.", "Both values"] },
        { head: "5:30", cells: ["Rows for the period are extracted, with a count.", "Query, count and preparer"] },
        { head: "6:15", cells: ["A second person reruns the query, and the file is delivered.", "Reviewer and delivery receipt"] },
      ],
      outcomes: ["Delivered in six hours and 15 minutes, on the first of the three days."],
    },
    "database-administration": {
      note: "Example with hypothetical times: a script deletes 40,000 rows from one table at 10:12. The database has a recovery time objective of four hours and a recovery point objective of 15 minutes.",
      rows: [
        { head: "0:00", cells: ["The application is stopped.", "Stop time"] },
        { head: "0:15", cells: ["The redo records show the statement and its time. Undo no longer reaches back that far.", "Statement, user and system change number"] },
        { head: "0:30", cells: ["The table is restored to the change just before the statement, into a separate database.", "Recovery Manager log"] },
        { head: "1:50", cells: ["Missing rows are compared by key and copied back.", "Counts before, deleted and restored"] },
        { head: "2:20", cells: ["Totals by account match the last balanced report.", "Signed comparison"] },
        { head: "2:40", cells: ["The application is reopened.", "Time and approver"] },
      ],
      outcomes: ["Recovered in two hours and 40 minutes, against a target of four. No data was lost."],
    },
    "disaster-recovery-and-management": {
      note: "Example with hypothetical times: the primary site of a financial system loses power. The plan allows eight hours for recovery and at most 30 minutes of lost data.",
      rows: [
        { head: "0:00", cells: ["Monitoring and the facility confirm the outage.", "Both times"] },
        { head: "0:35", cells: ["The named official declares a disaster.", "Declaration with the time"] },
        { head: "0:50", cells: ["The standby’s last applied record is read.", "Gap: six minutes"] },
        { head: "1:30", cells: ["The standby database is activated, and names and certificates are switched over.", "Command log"] },
        { head: "3:20", cells: ["Interfaces start one by one, and the last batches are checked for duplicates.", "Batch numbers at both ends"] },
        { head: "4:45", cells: ["Finance ties out the trial balance and lets users in.", "Tie-out and approval"] },
      ],
      outcomes: ["Recovered in four hours and 45 minutes, against a target of eight. Six minutes of data were lost, against a limit of 30."],
    },
    "infrastructure-management": {
      note: "Example with hypothetical times: a virtualization host fails at night with eleven servers on it. The service target is two hours.",
      rows: [
        { head: "0:00", cells: ["Monitoring opens a ticket with the list of servers.", "Alert and list"] },
        { head: "0:04", cells: ["Nine servers restart on other hosts automatically.", "Restart events"] },
        { head: "0:25", cells: ["Two are tied to that host by a license. Its owner approves a move that the terms allow.", "Owner’s approval"] },
        { head: "0:50", cells: ["Both start, and their disks are checked.", "Check results"] },
        { head: "1:15", cells: ["Application owners test sign-in and one transaction each.", "Eleven confirmations"] },
        { head: "Next day", cells: ["A host is rebuilt from code, and a second host is added to the rule.", "Commit and change ticket"] },
      ],
      outcomes: ["Restored in one hour and 15 minutes, against a target of two. The license rule took most of that time."],
    },
    "security-and-vulnerability-management": {
      note: "Example with hypothetical times: an emergency patch stops a payment application from starting. The window closes in three hours, and the flaw has a deadline.",
      rows: [
        { head: "0:00", cells: ["The patch is applied and the server restarts.", "Package and version"] },
        { head: "0:20", cells: ["The health check fails. The deadline for a fix is 1:00.", "Check output"] },
        { head: "1:00", cells: ["No fix is found, so the snapshot is restored.", "Decision and snapshot name"] },
        { head: "1:35", cells: ["The application runs, and one payment file validates.", "Validation result"] },
        { head: "2:00", cells: ["The exposed port is closed until a retry.", "Rule and its end date"] },
        { head: "2:10", cells: ["A rescan still shows the flaw, now unreachable from outside.", "Scan result and open POA&M item"] },
      ],
      outcomes: ["Service was restored in 95 minutes, within the window. The deadline for the flaw still applies."],
    },
  },
} satisfies PracticeSections;
