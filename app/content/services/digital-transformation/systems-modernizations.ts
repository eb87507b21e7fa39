import type { ServiceItem } from "../../types/content-schema.types.ts";

export const systemsModernizations = {
  name: "Systems Modernizations",
  meta: {
    title: "Legacy Systems Modernization and Data Conversion",
    description:
      "Recover the rules from old code, reconcile every converted balance, cut over at a period boundary, and retire the legacy system on a date.",
  },
  promise: "Move the rules, the balances and the history. Then turn the old one off.",
  lead: "Replacing a legacy system means recovering its rules from code, converting and reconciling its data, moving its users in stages, and ending it on a date. We plan and carry out all four.",
  thread: { lifecycle: "transformation", from: "Baseline", here: "Rollout", to: "Review" },
  situation: {
    statement:
      "Out of 69 federal legacy systems, GAO named eleven in July 2025 as most in need of modernization. Eight used outdated languages. Four had unsupported hardware or software, and seven ran with known vulnerabilities.",
    paragraphs: [
      "GAO looks for three elements in a modernization plan: milestones, a description of the work, and what will become of the old system. A finance office should ask for a fourth, namely proof that the opening balances of the new system are the closing balances of the old, account by account.",
      "The rules are harder to carry over than the data. Old programs hold decisions that were made once and never recorded: a rounding convention from a settlement, a fund that closes a day late, the nightly job that repairs what the screen allows. A replacement that misses one of them tends to pass its tests and fail its first year-end close.",
    ],
  },
  capabilities: {
    note: "Parts of one replacement. A program office may keep some of them for itself.",
    items: [
      {
        name: "Portfolio assessment",
        text: "Systems scored on mission need, support end dates, security findings, cost and remaining skills, then marked retain, rehost, replatform, refactor, replace or retire.",
      },
      {
        name: "Business rule recovery",
        text: "COBOL, Natural, PowerBuilder and Oracle Forms code is read for its rules. Rewritten as testable statements, they are confirmed by the program office.",
      },
      {
        name: "Target architecture",
        text: "Shared service, commercial product, cloud platform and custom build compared on life-cycle cost, fit and exit. For core finance a CFO Act agency starts from Treasury’s marketplace, as Executive Order 14249 directs, and documents any departure.",
      },
      {
        name: "Data conversion",
        text: "Packed decimals, EBCDIC text, two-digit years and orphan records are profiled early, cleansed at the source, and loaded in mock conversions until these reconcile.",
      },
      {
        name: "Incremental replacement",
        text: "The strangler pattern: functions leave the old system one at a time behind a routing layer, reconciled daily until the old path carries no traffic.",
      },
      {
        name: "Interfaces, cutover and retirement",
        text: "Feeds are switched partner by partner on agreed dates, and cutover weekends rehearsed. Afterward come records disposition, media sanitization, and the end of licenses and contracts.",
      },
    ],
  },
  process: {
    note: "For a mid-size system, about a year and a half to cutover, on a date that the close calendar sets.",
    steps: [
      {
        name: "Assess",
        time: "Months 1 to 2",
        text: "Code, data, interfaces, contracts and authorizations are inventoried. Staff who remember why the odd cases are odd are interviewed early and recorded.",
        output: "System dossier and first rule inventory",
      },
      {
        name: "Decide",
        time: "Months 2 to 4",
        text: "Alternatives are compared on cost, risk and time, and keeping the system as it is gets an honest price too. The reasons go on file.",
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
        text: "Releases follow in short increments. Mock conversions are reconciled to the legacy trial balance, their defects fixed before the next run.",
        output: "Tested releases, reconciled mock conversions",
      },
      {
        name: "Cut over",
        time: "At a period boundary",
        text: "The script has been rehearsed. Its decision makers are named and its point of no return is stated. Users have trained on their own data.",
        output: "Go-live decision and certified opening balances",
      },
      {
        name: "Retire",
        time: "After the first year-end close",
        text: "The legacy system is read-only from cutover. When the first year-end has closed on the new one, records move to their schedules, and interfaces, hardware, licenses and the old authorization end.",
        output: "Decommissioning record, signed",
      },
    ],
  },
  deliverables: {
    lead: "A figure in the retired system can be followed into the new one through these records, long after the hardware has been wiped.",
    rows: [
      {
        name: "Business rule catalog",
        shows: "Rules, the programs they came from, and the tests that cover them",
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
        shows: "Tasks by the hour, their owners, and the conditions for going back",
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
  engagement: {
    needs:
      "Source code and job control as they run, which may differ from the library. A full copy of the data in a protected environment. The list of interface partners. A records officer. Two or three people who know the old system, for a third of their time through the first year, with their regular work covered.",
    arrival:
      "The first pair to come are a legacy programmer and a data analyst, cleared at the level of the system. They work read-only for two months and change nothing.",
    team: "From 8 to 20 at the peak: rule analysts, conversion developers, engineers for the target, testers from finance, a security engineer, and a cutover manager for the last half year.",
    length:
      "From start to cutover, a mid-size system takes 14 to 20 months, and the first year-end close may add up to a year of lighter support. A single function behind a routing layer takes 5 to 8. Data quality, partner agencies’ calendars and the year-end freeze move it most.",
    handover:
      "Operations staff run the new system from the second rehearsal on. We stay through the first quarter-end and the first year-end close, then leave behind the rule catalog, the conversion archive and a signed decommissioning record.",
  },
  standards: [
    {
      rule: "omb-a-130",
      meaning: "Managing Information as a Strategic Resource: plan, fund, secure and retire systems over their whole life.",
    },
    {
      rule: "omb-a-123-d",
      meaning: "Risk and compliance of financial management systems, including what FFMIA asks of a replacement, of December 2022.",
    },
    {
      rule: "m3",
      meaning: "GSA’s Modernization and Migration Management framework: six phases from assessment to operations, and tollgate reviews between them.",
    },
    {
      rule: "fm-qsmo",
      also: ["eo-14249"],
      meaning: "Treasury’s marketplace for core finance. Section 5 of the order of March 25, 2025 has CFO Act agencies use its standard solutions as soon as practicable.",
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
        "Go piece by piece when functions can be separated and both systems reconciled daily. A general ledger is the exception: it should change whole, at a period boundary, because half a ledger balances with nothing.",
    },
    {
      question: "Can you work without documentation?",
      answer: "Code, production jobs, inputs and outputs can be read without it, and the program office confirms what we find.",
    },
    {
      question: "How much history should be converted?",
      answer:
        "Reporting, audit and open transactions decide. Open obligations, receivables and assets convert at document level, with the links that let a payment find its obligation. Balances convert by fund and account for as many years as comparative reports still need. Federal statements have shown a single year since fiscal year 2025, which lowers that number. Older detail goes to a searchable archive under its records schedule.",
    },
    {
      question: "What if the new system is not ready on the date?",
      answer:
        "The date moves, by a change that both sides sign and by criteria agreed months before. Our on-time measure, printed on the home page as a sample value, counts a milestone against the date last agreed in writing. A date moved in that way is not late, and one that passes without a signature is. Waiting costs a period. A forced go-live can cost an audit opinion, and rehearsals exist to show the difference while there is still a choice.",
    },
  ],
  buying: { contract: "Fixed price for the first phase. Labor hours with a ceiling afterward, until each release can be priced.", naics: ["541512", "541511"], psc: ["DA01", "DH01"], vehicles: ["gsa-mas", "efast", "ungm"] },
  related: [
    "oracle-financials",
    "api-development-and-integrations",
    "database-administration",
    "program-planning-and-strategy",
    "audit-readiness",
  ],
} satisfies ServiceItem;
