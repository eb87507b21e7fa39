import type { Solution } from "../shapes/types.ts";

export const financialContractCloseOut = {
  id: "financial-contract-close-out",
  title: "Financial Contract Close Out",
  tagline: "Close the file without losing a dollar of it.",
  icon: "financial-contract-close-out",
  color: "verdigris",
  meta: {
    title: "Financial Contract Close Out and ULO Review",
    description:
      "Six checks from physically complete to closed: unliquidated balances explained, final invoices matched, funds deobligated, and the file indexed.",
  },
  features: [
    "Unliquidated balances found and explained",
    "Final invoices matched to receipts",
    "A closeout file ready for review",
  ],
  metric: "6",
  metricLabel: "checks before a contract is closed",
  description:
    "Six checks that take a contract from physically complete to closed: work, receipts, invoices, balances, release of funds, and file. They join what the contract system and the ledger each know.",
  problem: {
    statement:
      "The work ended two years ago. The contract is still open, money is still obligated on it, and the year it belongs to will soon cancel.",
    paragraphs: [
      "A late closeout makes no noise until the appropriation cancels, at the end of the fifth year after it expires. Until then each open line is an obligation the controller must support, a balance the auditor may sample, and authority that pays for nothing.",
      "The contracting office holds the modifications and the release of claims. Finance holds invoices and payments. The program knows whether the last deliverable came. Closeout stalls because nobody can see all three at once. We join them, sort the backlog by what is missing, and clear it in batches.",
    ],
  },
  howItWorks: {
    note: "Six checks, in order. A contract moves to the next one only with proof of the last.",
    diagramTitle: "Six checks between physically complete and closed",
    steps: [
      {
        name: "Work complete",
        time: "Weeks 1 to 2",
        text: "Deliveries, option periods and government property are confirmed with the contracting officer’s representative. Anything open is listed with an owner, never guessed at.",
        output: "Statement of physical completion",
      },
      {
        name: "Receipts accepted",
        time: "Weeks 2 to 3",
        text: "Each line item is compared with its acceptance record. Goods or services accepted late, or twice, are found before the last invoice is paid.",
        output: "Acceptance schedule, line by line",
      },
      {
        name: "Invoices final",
        time: "Weeks 3 to 5",
        text: "Final invoices are matched to receipts and contract price. Withholdings, credits, interest and final indirect rates are settled, or named as still open.",
        output: "Final invoice file, matched three ways",
      },
      {
        name: "Balances explained",
        time: "Weeks 4 to 6",
        text: "Obligated, accepted, invoiced and paid amounts are set side by side from both systems. Every unliquidated dollar is marked owed, disputed or free.",
        output: "Unliquidated obligation reconciliation",
      },
      {
        name: "Funds released",
        time: "Weeks 6 to 8",
        text: "After final payment the contracting officer signs the modification that deobligates what is free, and the ledger entry is checked against it by fund and year.",
        output: "Signed modification and matching ledger entry",
      },
      {
        name: "File closed",
        time: "Weeks 8 to 9",
        text: "Release of claims, completion statement, final performance evaluation and the closeout action are assembled, and a second person reads the file.",
        output: "Indexed closeout file with retention date",
      },
    ],
  },
  capabilities: {
    note: "For one canceling year, or for the whole backlog.",
    items: [
      {
        name: "Backlog triage",
        text: "Expired and physically complete awards ranked by canceling year, dollars open and missing document, so that effort goes where money is first lost.",
      },
      {
        name: "Dormant obligation review",
        text: "Undelivered orders without recent activity are sent to their owners, and each comes back with support for the balance or a reason to release it.",
      },
      {
        name: "Award and ledger matching",
        text: "Award, modification and line data from Unison PRISM or another contract writing system compared with Oracle, SAP or Momentum by document number.",
      },
      {
        name: "Cost-type settlement support",
        text: "Final indirect rates, quick-closeout eligibility, audit status and contractor actions tracked for each cost-reimbursement award until the last voucher is paid.",
      },
      {
        name: "Posting guidance",
        text: "Downward adjustments of prior-year obligations taken to the right USSGL accounts, undelivered and delivered orders apart, expired and canceled years apart.",
      },
      {
        name: "Batch preparation",
        text: "Simple fixed-price awards grouped by missing item, with completion statements and modifications drafted together for the contracting officer’s review and signature.",
      },
    ],
  },
  audience: [
    {
      who: "Contracting officer",
      gains: "Receives drafted modifications and complete files, and spends the time on judgment instead of on searching.",
    },
    {
      who: "Controller",
      gains: "Can support the undelivered orders balance document by document, and releases what is not owed before it cancels.",
    },
    {
      who: "Budget officer",
      gains: "Knows which recoveries return to unexpired accounts and which remain only for adjustments to old obligations.",
    },
    {
      who: "Auditor",
      gains: "Finds receipt, invoice, payment and explanation for a sampled balance on one index page.",
    },
  ],
  start: {
    note: "We begin with the year that cancels next and one vendor group, and finish all six checks on it before the backlog follows.",
    needs: [
      "An open-document report from the ledger by fund, year and vendor",
      "The award and modification list from the contract writing system",
      "Names of current representatives, and of successors where they have left",
      "Your closeout checklist and delegations of authority",
      "Access to the contract files, electronic or boxed",
    ],
  },
  standards: [
    {
      rule: "far-closeout",
      meaning: "How contract files are closed. The FAR is being rewritten, so we cite the text your agency follows.",
    },
    {
      rule: "usc-31-1501",
      meaning: "The recording statute: an obligation needs documentary evidence of the kind the law lists.",
    },
    {
      rule: "usc-31-1552",
      meaning: "Fixed-term accounts close, and balances cancel, on September 30 of the fifth fiscal year after availability ends.",
    },
    {
      rule: "prompt-payment-act",
      meaning: "Interest is owed when a proper invoice is paid late, a final one included. The rules are in 5 CFR Part 1315.",
    },
    {
      rule: "ussgl",
      meaning: "Treasury’s standard general ledger, with its accounts for adjustments to prior-year obligations.",
    },
    {
      rule: "dd-form-1594",
      also: ["dd-form-1597"],
      meaning: "Defense’s contract completion statement and closeout checklist. Civilian agencies use forms of their own.",
    },
    {
      rule: "nara-grs-1-1",
      meaning: "NARA’s retention rules for financial and procurement records, counted from final payment or cancellation.",
    },
  ],
  questions: [
    {
      question: "Can you close contracts for us?",
      answer:
        "No contractor can; the contracting officer closes. We find what is missing, reconcile the money, draft the documents and keep the index, so that the officer decides from a complete file.",
    },
    {
      question: "What if the contract file is lost?",
      answer:
        "We rebuild what can be proved from payment records, receiving reports, the vendor’s copies and procurement data. What cannot be proved is stated in a memorandum to the file, for the contracting officer to judge.",
    },
    {
      question: "Does deobligated money come back to us?",
      answer:
        "It returns to the account it came from. In an unexpired account it may be available again, subject to apportionment; in an expired one it serves only proper adjustments; in a closed one it has canceled.",
    },
    {
      question: "Do you close grants the same way?",
      answer:
        "The reasoning is the same, the rules are not. Grants close under 2 CFR 200, from the final financial report and the drawdown record, and we have a separate service for them.",
    },
  ],
  related: [
    "unison-prism",
    "oracle-clm",
    "grants-closeout-reconciliation",
    "us-treasury-accounting-and-reporting-support",
    "audit-readiness",
  ],
} satisfies Solution;
