import { JULY_SCAN } from "../../books/flaws.ts";
import type { PracticeFigures } from "../types/practice-figures.types.ts";

/** What each practice shows of the specimens: its picture, its chart and its proof. By the practice's slug. Source: READ-5. */
export const practiceFigures: Readonly<Record<string, PracticeFigures>> = {
  "erp-solutions": {
    picture: "practice-erp-solutions",
    chart: {
      kind: "pairs",
      of: "oracle-financials",
      heading: "{Count} subledgers, each equal to its account",
      lead: "The subledger’s own total (white) and the ledger account that controls it (gold), at year-end. Where the two meet, the books agree.",
      columns: { heads: ["Account", "Report"], drawn: ["Subledger $", "Ledger $"], beside: ["Difference"] },
    },
    proof: {
      of: "unison-prism",
      columns: ["PIID", "Mod", "Signed", "Award $", "Ledger $", "Reported $"],
      narrow: ["Mod", "Signed", "Reported $"],
    },
  },
  "digital-transformation": {
    chart: {
      kind: "pairs",
      of: "business-process-automation",
      heading: "{Count} payments, by hand and by bot",
      lead: "What the office posted (white) and what the bot would have posted from the same documents (gold).",
      columns: { heads: ["Item"], drawn: ["Manual $", "Bot $"], beside: ["Difference"] },
      note: { title: "{3} apart", text: "The bot’s cause: {4}." },
    },
    proof: {
      of: "artificial-intelligence",
      columns: ["Object class", "Cases", "Right", "Rate", "Lower bound", "Use"],
      narrow: ["Right", "Lower bound"],
    },
  },
  "federal-financial-management": {
    picture: "practice-federal-financial-management",
    chart: {
      kind: "steps",
      of: "us-treasury-accounting-and-reporting-support",
      heading: "Two records of the same cash, {count} month ends",
      lead: "Account 101000 in the ledger (white) and the CARS Account Statement (gold). Where they meet, the books agree.",
      columns: { heads: ["Period"], drawn: ["101000", "CARS"], beside: ["Difference"] },
      floor: 250_000,
      note: { title: "{3} apart", text: "One item, {4}, entered on {5}" },
    },
    proof: {
      of: "business-operations-support",
      columns: ["Invoice", "Received", "Due", "Paid", "Days late", "Interest"],
      narrow: ["Received", "Due", "Days late"],
    },
  },
  "application-and-software-development": {
    picture: "practice-application-and-software-development",
    chart: {
      kind: "threads",
      of: "framework-based-development",
      heading: "{Count} requirements, followed to their releases",
      lead: "Each line leads from a requirement through its story, its commit and its test to the release that included it.",
      columns: { heads: ["Requirement"], drawn: ["Story", "Commit", "Test", "Release"], beside: [] },
    },
    proof: {
      of: "ricew-objects",
      columns: ["No.", "Type", "Object", "Runs", "Disposition"],
      narrow: ["Type", "Disposition"],
    },
  },
  "database-and-infrastructure-management": {
    chart: {
      kind: "spans",
      of: "disaster-recovery-and-management",
      heading: "{Count} restores against the clock",
      lead: "The minutes each restore took (gold) and the recovery time objective of a full restore (white).",
      columns: { heads: ["Test", "Date"], drawn: ["Minutes", "RTO"], beside: ["Result"] },
    },
    proof: {
      of: "security-and-vulnerability-management",
      columns: ["Class", "Discovered", "Scanned", "Credentialed", "Missed"],
      narrow: ["Discovered", "Credentialed"],
    },
  },
  cybersecurity: {
    picture: "practice-cybersecurity",
    chart: {
      kind: "spans",
      of: "penetration-testing-vulnerability-management",
      heading: "{Count} flaws, from the scan to the fix",
      lead: "The days from the scan to the fix (gold) and to the due date (white). A flaw that stayed open runs on to the day of the sheet.",
      columns: { heads: ["Flaw", "Asset"], drawn: ["Fixed", "Due"], beside: ["Change"] },
      since: JULY_SCAN,
    },
    proof: {
      of: "network-security",
      columns: ["Rule", "From", "To", "TCP port", "Last hit", "Decision"],
      narrow: ["From", "To", "TCP port"],
    },
  },
  "information-technology-service-management": {
    picture: "practice-information-technology-service-management",
    chart: {
      kind: "pairs",
      of: "service-desk-and-support",
      heading: "{Count} services, tickets in and out",
      lead: "Tickets opened (white) and resolved (gold) in the month. The row below counts those past their target.",
      columns: { heads: ["Service"], drawn: ["Opened", "Resolved"], beside: ["Late"] },
      note: { title: "{6} late for {0}", text: "{8}." },
    },
    proof: {
      of: "release-management",
      columns: ["Component", "From", "To", "Reason", "Test"],
      narrow: ["Reason", "Test"],
    },
  },
  "federal-grants-management": {
    picture: "practice-federal-grants-management",
    chart: {
      kind: "pairs",
      of: "financial-system-integration",
      heading: "{Count} runs of one grant, sent and accepted",
      lead: "What the grants system sent for the award, its draws and its accrual (white), and what the ledger accepted (gold).",
      columns: { heads: ["Run", "Document"], drawn: ["Sent $", "Accepted $"], beside: ["Rejected $"] },
      note: { title: "{5} rejected", text: "The ledger’s reason: {7}." },
    },
    proof: {
      of: "grants-execution-funds-control",
      columns: ["Cost", "Estimate", "Actual", "Difference"],
      narrow: ["Difference"],
    },
  },
};
