import type { Solution } from "../types/content-schema.types.ts";

export const financialContractCloseOut = {
  id: "financial-contract-close-out",
  title: "Financial Contract Close Out",
  tagline: "Close each file and account for every dollar.",
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
    "Six checks (work, receipts, invoices, balances, release of funds and file) take a contract from physically complete to closed and match the contract system to the ledger.",
  problem: {
    statement:
      "The FAR as codified allows 6, 20 or 36 months after evidence of physical completion to close a file, depending on contract type. The funds are on a different calendar. They cancel on September 30 of the fifth year after the appropriation expires.",
    paragraphs: [
      "Firm-fixed-price contracts have six months, contracts whose indirect cost rates must be settled have 36, and most others have 20. A simplified acquisition closes on evidence of receipt and final payment. Part 4, which contains those periods, has been rewritten by class deviation since 2025, and a new version was proposed on June 23, 2026. We had found no final rule as of November 25, 2026, so follow your agency’s deviation.",
      "Until a contract is closed, an open line is an obligation the controller must support and budget authority that cannot be used for anything else. The contracting office has the modifications and the release of claims. Finance has the invoices and payments. The program knows whether the last deliverable was accepted. We match the three, sort the backlog by what is missing, and clear it in batches.",
    ],
  },
  howItWorks: {
    note: "Each check uses the evidence from the one before.",
    diagramTitle: "Six checks between physically complete and closed",
    steps: [
      {
        name: "Work complete",
        time: "Weeks 1 to 2",
        text: "Deliveries, option periods and government property are confirmed with the contracting officer’s representative. The funds review starts here: any clear excess is reported to the contracting officer at once.",
        output: "Statement of physical completion",
      },
      {
        name: "Receipts accepted",
        time: "Weeks 2 to 3",
        text: "Line items are compared with their acceptance records. Goods or services accepted late or twice are found before the last invoice is paid.",
        output: "Acceptance schedule, line by line",
      },
      {
        name: "Invoices final",
        time: "Weeks 3 to 5",
        text: "Final invoices are matched to receipts and contract price. Withholdings, credits, interest and final indirect rates are settled or listed as still open.",
        output: "Final invoice file, matched three ways",
      },
      {
        name: "Balances explained",
        time: "Weeks 4 to 6",
        text: "Obligated, accepted, invoiced and paid amounts from both systems are compared side by side. Each unliquidated dollar is marked owed, disputed or excess.",
        output: "Unliquidated obligation reconciliation",
      },
      {
        name: "Funds released",
        time: "Weeks 6 to 8",
        text: "Clear excess was returned earlier. The rest waits for final payment. The contracting officer signs the modification that deobligates it, and we check the ledger entry against it by fund and year.",
        output: "Signed modification and matching ledger entry",
      },
      {
        name: "File closed",
        time: "Weeks 8 to 9",
        text: "We assemble the release of claims, completion statement, final performance evaluation and closeout action, and a second person reviews the file.",
        output: "Indexed closeout file with retention date",
      },
    ],
  },
  capabilities: {
    note: "For one canceling year or for the whole backlog.",
    items: [
      {
        name: "Backlog triage",
        text: "Expired and physically complete awards are ranked by canceling year, open dollars and missing documents, so that work starts where money is lost soonest.",
      },
      {
        name: "Dormant obligation review",
        text: "Undelivered orders without recent activity go to their owners and come back with support for the balance or a reason to release it.",
      },
      {
        name: "Award and ledger matching",
        text: "Award, modification and line data from Unison PRISM or another contract writing system are compared by document number with Oracle, SAP or Momentum.",
      },
      {
        name: "Cost-type settlement support",
        text: "Final indirect rates, quick-closeout eligibility, audit status and contractor actions are tracked for cost-reimbursement awards until the last voucher is paid.",
      },
      {
        name: "Posting guidance",
        text: "Our guidance covers posting downward adjustments of prior-year obligations to the right USSGL accounts. Undelivered and delivered orders are kept apart, as are expired and canceled years.",
      },
      {
        name: "Batch preparation",
        text: "Simple fixed-price awards are grouped by missing item. Completion statements and modifications are drafted together for the contracting officer’s review and signature.",
      },
    ],
  },
  audience: [
    {
      who: "Contracting officer",
      gains: "Receives drafted modifications and complete files, and spends time on judgment instead of searching.",
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
      gains: "Finds the receipt, invoice, payment and explanation for a sampled balance on one index page.",
    },
  ],
  start: {
    note: "The year that cancels next, and one vendor group within it, goes through all six checks before the rest of the backlog.",
    needs: [
      "An open-document report from the ledger by fund, year and vendor",
      "The award and modification list from the contract writing system",
      "Names of current representatives, and of whoever took over for those who have left",
      "Your closeout checklist and delegations of authority",
      "Access to the contract files, electronic or boxed",
    ],
  },
  engagement: {
    needs:
      "A contracting officer who will sign in batches, for two hours a week. Answers from the paying office to payment questions within five business days. Read access to the contract writing system, the ledger and the invoice portal. Boxed files may be read in your file room or at the records center. We ask for no warrant, no certifying role and no posting rights.",
    arrival:
      "If extracts can be sent ahead, we arrive with the two lists already matched. On the first day, contracting and finance review the oldest ten awards together, and that sets the rules of evidence for all the others.",
    team: "From two closeout analysts and an accountant for a single year to a team of eight for a backlog that spans several appropriations. A cost analyst joins for cost-reimbursement work.",
    length:
      "A batch takes nine weeks. A backlog takes six to 18 months, depending on the share of cost-type awards, the state of the files and the availability of the officers who sign. A year about to cancel is scheduled backward from September 30.",
    handover:
      "We leave the index, the worklist with its remaining items by owner, the letter templates, and a quarterly review of dormant obligations that your staff has already run once. Retention dates are entered before the last file is handed over.",
  },
  standards: [
    {
      rule: "far-closeout",
      meaning:
        "Closing of contract files: 6, 20 or 36 months as codified. Rewritten by class deviation in 2025, with a new version proposed in June 2026, so we cite your agency’s text.",
    },
    {
      rule: "usc-31-1501",
      meaning: "The recording statute: an obligation needs documentary evidence of a kind the law lists.",
    },
    {
      rule: "usc-31-1552",
      meaning: "Fixed appropriation accounts close, and balances cancel, on September 30 of the fifth fiscal year after availability ends.",
    },
    {
      rule: "prompt-payment-act",
      meaning: "Interest is owed when a proper invoice, including a final one, is paid late. The rules are in 5 CFR Part 1315.",
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
      question: "Will you close contracts for us?",
      answer: "Only a contracting officer can close a contract. We give the officer a complete file on which to base that decision.",
    },
    {
      question: "What if the contract file is lost?",
      answer:
        "We rebuild what payment records, receiving reports, the vendor’s copies and procurement data can prove. The rest is listed as unproven in a memorandum.",
    },
    {
      question: "Does deobligated money come back to us?",
      answer:
        "It returns to the account it came from, and what happens next depends on the age of that account. Once an appropriation expires, it takes no new obligations, but for five years it still pays and adjusts the old ones. In an unexpired account the recovery may be available for new obligations, subject to apportionment. An expired account may use it for proper adjustments to obligations of its own year such as a final rate that came in high, but not for anything new. After the fifth year, the account is closed and the balance has canceled. A valid bill that arrives later is charged to current funds for the same purpose, within a limit of one percent.",
    },
    {
      question: "Which contracts should stay open for now?",
      answer:
        "Contracts in litigation or under appeal, and those with an unfinished termination. The FAR as codified prohibits closing either. The worklist shows them separately, with the office that can release them.",
    },
    {
      question: "Is a grant closed in the same way?",
      answer:
        "The reasoning is similar, but the rules are 2 CFR 200 and the documents are the final financial report and the drawdown record. We cover it in a separate service.",
    },
  ],
  buying: { contract: "Firm-fixed-price for each closeout file, by contract type. Labor-hour line items with a ceiling price to reconstruct missing records.", naics: ["541611", "541512", "541219"], psc: ["R707", "DA01"], labor: ["Contracting specialist", "Internal control analyst", "Federal accountant", "Senior federal accountant"], vehicles: ["gsa-mas", "efast"] },
  related: [
    "unison-prism",
    "oracle-clm",
    "grants-closeout-reconciliation",
    "us-treasury-accounting-and-reporting-support",
    "audit-readiness",
  ],
} satisfies Solution;
