import type { ServiceItem } from "../../shapes/types.ts";

export const systemsModernizations = {
  name: "Systems Modernizations",
  meta: {
    title: "Legacy Systems Modernization and Data Conversion",
    description:
      "Recover the rules from old code, reconcile every converted balance, cut over at a period boundary, and retire the legacy system on a date.",
  },
  promise: "Move the rules, the balances and the history. Then turn the old one off.",
  lead: "We plan and carry out the replacement of legacy systems: rules recovered from code, data converted and reconciled, users moved in stages, and the old platform retired.",
  thread: { lifecycle: "transformation", from: "Baseline", here: "Rollout", to: "Review" },
  situation: {
    statement:
      "The system still runs. The people who wrote it have retired, the vendor has ended support, and every new mandate takes a year of workarounds.",
    paragraphs: [
      "Old programs hold decisions that nobody wrote down: the rounding rule from a settlement, the fund that closes a day late, the nightly job that repairs what the screen allows. A replacement that misses them fails quietly, at its first year-end close.",
      "GAO looks for three things in a modernization plan: milestones, a description of the work, and what becomes of the old system. We add a fourth, because auditors ask for it: proof that the opening balances of the new system are the closing balances of the old, account by account.",
    ],
  },
  capabilities: {
    note: "Seven parts of one replacement. A program office may keep some of them for itself.",
    items: [
      {
        name: "Portfolio assessment",
        text: "Each system scored on mission need, support end dates, security findings, cost and remaining skills, then marked retain, rehost, replatform, refactor, replace or retire.",
      },
      {
        name: "Business rule recovery",
        text: "COBOL, Natural, PowerBuilder and Oracle Forms code read for its rules, which are rewritten as testable statements and confirmed by the program office.",
      },
      {
        name: "Target architecture",
        text: "Shared service, commercial product, cloud platform and custom build compared on life-cycle cost, fit and exit. For core finance, Treasury’s marketplace is checked first.",
      },
      {
        name: "Data conversion",
        text: "Packed decimals, EBCDIC text, two-digit years and orphan records are profiled early, cleansed at the source, and loaded in mock conversions until these reconcile.",
      },
      {
        name: "Incremental replacement",
        text: "The strangler pattern: one function at a time behind a routing layer, old and new reconciled daily until the old path carries nothing.",
      },
      {
        name: "Interface re-pointing",
        text: "Every feed in and out is inventoried, from Treasury payment files to the homemade extract, and switched with its partner on an agreed date.",
      },
      {
        name: "Cutover and decommissioning",
        text: "Rehearsed cutover weekends with go or no-go criteria; afterward records disposition, media sanitization, and the end of licenses and contracts for what was replaced.",
      },
    ],
  },
  process: {
    note: "A plan for one mid-size system. The close calendar, not the vendor, sets the cutover date.",
    steps: [
      {
        name: "Assess",
        time: "Months 1 to 2",
        text: "We inventory code, data, interfaces, contracts and authorizations, and interview the last people who know why the odd cases are odd.",
        output: "System dossier and first rule inventory",
      },
      {
        name: "Decide",
        time: "Months 2 to 4",
        text: "Alternatives are compared on cost, risk and time, and keeping the system as it is gets an honest price too. The reasons are recorded.",
        output: "Analysis of alternatives, signed decision",
      },
      {
        name: "Prove",
        time: "Months 4 to 7",
        text: "One thin slice goes all the way: a real function, real data in a protected environment, one live interface and a security assessment.",
        output: "Working pilot and revised estimate",
      },
      {
        name: "Convert and build",
        time: "Months 6 to 15",
        text: "Releases follow in short increments. Each mock conversion is reconciled to the legacy trial balance, and its defects are fixed before the next.",
        output: "Tested releases, reconciled mock conversions",
      },
      {
        name: "Cut over",
        time: "At a period boundary",
        text: "The cutover follows a rehearsed script with named decision makers and a stated point of no return. Users have trained on their own data.",
        output: "Go-live decision and certified opening balances",
      },
      {
        name: "Retire",
        time: "Months 16 to 18",
        text: "The legacy system goes read-only, its records move to their schedules, interfaces are closed, and hardware, licenses and the old authorization end.",
        output: "Decommissioning record, signed",
      },
    ],
  },
  deliverables: {
    lead: "Seven records that let a stranger follow any figure from the retired system into the new one.",
    rows: [
      {
        name: "Business rule catalog",
        shows: "Each rule, the program it came from, and the test that covers it",
        firstReader: "Program office",
      },
      {
        name: "Analysis of alternatives",
        shows: "Options, life-cycle costs, risks and the reasons for the choice",
        firstReader: "CIO, investment review board",
      },
      {
        name: "Conversion reconciliation",
        shows: "Record counts and balances by fund and account, legacy against target",
        firstReader: "Controller, auditors",
      },
      {
        name: "Interface control documents",
        shows: "Partner, format, schedule, error handling and switch date of each feed",
        firstReader: "Interface partners",
      },
      {
        name: "Cutover plan",
        shows: "Every task by the hour, its owner, and the conditions for going back",
        firstReader: "Program manager",
      },
      {
        name: "Authorization package",
        shows: "System security plan, assessment results and open items of the new boundary",
        firstReader: "Authorizing official",
      },
      {
        name: "Decommissioning record",
        shows: "Where the old system’s records, media, licenses and accounts went",
        firstReader: "Records officer, CIO",
      },
    ],
  },
  standards: [
    {
      rule: "omb-a-130",
      meaning: "Managing Information as a Strategic Resource: plan, fund, secure and retire systems over their whole life.",
    },
    {
      rule: "omb-a-123-d",
      meaning: "Risk and compliance of financial management systems, including what FFMIA asks of a replacement.",
    },
    {
      rule: "m3",
      meaning: "GSA’s Modernization and Migration Management framework: six phases, from assessment to operations, with tollgate reviews on the way.",
    },
    {
      rule: "fm-qsmo",
      meaning: "Treasury’s catalog of core financial systems and services, to be consulted before an agency goes its own way.",
    },
    {
      rule: "nist-sp-800-37",
      meaning: "The Risk Management Framework by which the new system is categorized, assessed, authorized and monitored.",
    },
    {
      rule: "nist-sp-800-88",
      meaning: "Media sanitization: how data on retired storage is cleared, purged or destroyed, and how that is documented.",
    },
    {
      rule: "cfr-36-1236",
      meaning: "NARA’s rules for electronic records, which must stay usable through a migration and until their disposition.",
    },
    {
      rule: "section-508",
      meaning: "Accessibility of the replacement, measured against WCAG 2.0 at levels A and AA.",
    },
  ],
  questions: [
    {
      question: "Replace all at once, or piece by piece?",
      answer:
        "Piece by piece, when functions can be separated and both systems reconciled daily. A general ledger is the exception: it should change whole, at a period boundary, because half a ledger balances with nothing.",
    },
    {
      question: "Can you work without documentation?",
      answer:
        "Yes. We read the code, trace the production jobs, compare inputs with outputs, and interview the staff who remember. What we learn becomes a rule catalog that the program office confirms line by line.",
    },
    {
      question: "How much history should be converted?",
      answer:
        "As much as reporting, audit and open transactions need. Open obligations, receivables and assets convert at document level; older detail moves to a searchable archive that is kept under its records schedule.",
    },
    {
      question: "What if the new system is not ready on the date?",
      answer:
        "Then the date moves, by criteria agreed months before. Waiting costs a period; a forced go-live can cost an audit opinion. Rehearsals are there to show the problem while you can still choose.",
    },
  ],
  related: [
    "oracle-financials",
    "api-development-and-integrations",
    "database-administration",
    "program-planning-and-strategy",
    "audit-readiness",
  ],
} satisfies ServiceItem;
