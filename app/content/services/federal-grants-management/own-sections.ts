import type { PracticeSections } from "../../types/practice-sections.types.ts";

/** The dates of an award for each service. */
export const calendars = {
  id: "calendar",
  heading: "An award’s calendar",
  labels: { columns: ["Date", "What happens", "Rule"], namedFrom: 2 },
  contents: {
    "audit-readiness": {
      note: "Example: the audit of a recipient whose fiscal year ended on June 30, 2026.",
      rows: [
        {
          head: "June 30, 2026",
          cells: ["The audit period ends. Expenditures of $1,000,000 or more require a single audit.", "2 CFR 200.501"],
        },
        {
          head: "September 2026",
          cells: ["The schedule of federal awards agrees with the ledger and with each SF-425.", "2 CFR 200.510"],
        },
        { head: "October 2026", cells: ["The auditor selects major programs by size and risk.", "2 CFR 200.518"] },
        {
          head: "By March 31, 2027",
          cells: [
            "The reporting package is due nine months after year-end, or 30 days after the auditor’s report if that is earlier.",
            "2 CFR 200.512",
          ],
        },
        {
          head: "Six months after acceptance",
          cells: ["The agency’s management decision on each finding is due.", "2 CFR 200.521"],
        },
        {
          head: "Next schedule",
          cells: ["Prior findings are reported until they are corrected or no longer warrant action.", "2 CFR 200.511"],
        },
      ],
    },
    "compliance-assurance": {
      note: "Example: one award to a state university, October 1, 2026, to September 30, 2027, with one subrecipient.",
      rows: [
        {
          head: "October 1, 2026",
          cells: ["We read the terms and assign each requirement to an owner.", "2 CFR 200.303"],
        },
        {
          head: "October 20, 2026",
          cells: ["The subaward is signed with its required data and a risk evaluation on file.", "2 CFR 200.332"],
        },
        {
          head: "By November 30, 2026",
          cells: ["A subaward of $30,000 or more is reported by the end of the following month.", "2 CFR Part 170"],
        },
        {
          head: "By January 30, 2027",
          cells: ["A quarterly financial report is due 30 days after the quarter.", "2 CFR 200.328"],
        },
        {
          head: "Each payroll",
          cells: ["Salary charges are based on records of the work performed.", "2 CFR 200.430"],
        },
        {
          head: "By January 28, 2028",
          cells: ["Final reports are due 120 days after the end date.", "2 CFR 200.344"],
        },
      ],
    },
    "financial-system-integration": {
      note: "Example: the messages between the grants system, the ledger and the payment system during one award.",
      rows: [
        {
          head: "Day of award",
          cells: ["The signed award posts to the ledger as an obligation, with its FAIN.", "31 U.S.C. 1501"],
        },
        {
          head: "Next business day",
          cells: ["The payment system receives the authorized amount and returns its total.", "Agency procedure, under 2 CFR 200.305"],
        },
        {
          head: "Each draw",
          cells: ["A draw posts to the ledger by award, and rejects are worked the same day.", "The agency’s fund control regulation"],
        },
        {
          head: "Each submission",
          cells: ["Award data goes to the public spending site after it agrees with the ledger.", "DATA Act"],
        },
        {
          head: "30 days after a quarter",
          cells: ["The SF-425 arrives, and its cash lines are compared with the draws.", "2 CFR 200.328"],
        },
        {
          head: "Closeout",
          cells: ["One message deobligates the balance in all three systems.", "2 CFR 200.344"],
        },
      ],
    },
    "grants-closeout-reconciliation": {
      note: "Example: an award that ended on September 30, 2026, paid from a one-year appropriation for fiscal year 2026.",
      rows: [
        {
          head: "December 29, 2026",
          cells: ["A subrecipient’s final reports reach the recipient within 90 days.", "2 CFR 200.344(b)"],
        },
        {
          head: "January 28, 2027",
          cells: ["The recipient’s final reports are due, and its obligations must be liquidated, within 120 days.", "2 CFR 200.344(b), (c)"],
        },
        {
          head: "September 30, 2027",
          cells: ["This is the target date for closeout. If reports are missing, the agency closes on what it has and reports the failure in SAM.gov.", "2 CFR 200.344(a), (h), (i)"],
        },
        {
          head: "January 28, 2030",
          cells: ["The recipient may dispose of records three years after a final financial report filed when due, unless an audit is open.", "2 CFR 200.334"],
        },
        {
          head: "September 30, 2031",
          cells: ["The appropriation account closes and any balance is canceled.", "31 U.S.C. 1552"],
        },
      ],
    },
    "grants-execution-funds-control": {
      note: "Example: the agency’s side of an award made on March 15, 2027, from a one-year appropriation.",
      rows: [
        {
          head: "Before March 15",
          cells: ["Risk is reviewed in SAM.gov, the allotment is checked and the funds are committed.", "2 CFR 200.206"],
        },
        {
          head: "March 15, 2027",
          cells: ["The signed award is documentary evidence of the obligation and posts that day.", "31 U.S.C. 1501"],
        },
        {
          head: "March 16",
          cells: ["Payment authority opens for the amount obligated, and no more.", "2 CFR 200.305"],
        },
        {
          head: "Each quarter",
          cells: ["Expenses not yet drawn are accrued and later compared with reports.", "FASAB Technical Release 12"],
        },
        {
          head: "10 days before the end",
          cells: ["A recipient allowed one extension without prior approval gives notice.", "2 CFR 200.308"],
        },
        {
          head: "September 30, 2027",
          cells: ["The appropriation expires. From here on, it pays only for obligations already made and adjustments to them.", "31 U.S.C. 1502(a), 1553(a)"],
        },
      ],
    },
  },
} satisfies PracticeSections;
