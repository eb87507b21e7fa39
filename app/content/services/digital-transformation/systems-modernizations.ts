import type { ServiceItem } from "../../types/content-schema.types.ts";

export const systemsModernizations = {
  name: "Systems Modernizations",
  meta: {
    title: "Legacy Systems Modernization and Data Conversion",
    description:
      "Recover the rules from old code, reconcile every converted balance, cut over at a period boundary, and retire the legacy system on a set date.",
  },
  promise: "Move the rules, balances and history, then turn off the old system.",
  lead: "To replace a legacy system, you recover its rules from code, convert and reconcile its data, move its users in stages, and shut it down on a set date. We plan and carry out all four.",
  thread: { lifecycle: "transformation", from: "Baseline", here: "Rollout", to: "Review" },
  situation: {
    statement:
      "In July 2025, GAO reported on 69 federal legacy systems and identified 11 as most in need of modernization. Eight of them used outdated languages. Four had unsupported hardware or software, and seven ran with known vulnerabilities.",
    paragraphs: [
      "GAO looks for three elements in a modernization plan: milestones, a description of the work, and what will happen to the old system. A finance office should ask for a fourth: proof that the opening balances of the new system are the closing balances of the old, account by account.",
      "The rules are harder to carry over than the data. Old programs hold decisions that were made once and never recorded: a rounding convention from a settlement, a fund that closes a day late, the nightly job that repairs what the screen allows. A replacement that misses one of them can pass its tests and still fail its first year-end close.",
    ],
  },
  capabilities: {
    note: "These are the parts of one replacement project. A program office may keep some of them for itself.",
    items: [
      {
        name: "Portfolio assessment",
        text: "We score systems on mission need, support end dates, security findings, cost and remaining skills, then mark each retain, rehost, replatform, refactor, replace or retire.",
      },
      {
        name: "Business rule recovery",
        text: "We read COBOL, Natural, PowerBuilder and Oracle Forms code for its rules and rewrite them as testable statements, which the program office confirms.",
      },
      {
        name: "Target architecture",
        text: "We compare shared service, commercial product, cloud platform and custom build on life-cycle cost, fit and ease of exit. For core finance, a CFO Act agency starts with Treasury’s marketplace, as Executive Order 14249 directs, and documents any departure.",
      },
      {
        name: "Data conversion",
        text: "We profile packed decimals, EBCDIC text, two-digit years and orphan records early, clean them up at the source, and run mock conversions until they reconcile.",
      },
      {
        name: "Incremental replacement",
        text: "Under the strangler pattern, functions leave the old system one at a time behind a routing layer. We reconcile daily until the old path carries no traffic.",
      },
      {
        name: "Interfaces, cutover and retirement",
        text: "We switch feeds partner by partner on agreed dates and rehearse cutover weekends. Records disposition, media sanitization, and the end of licenses and contracts follow.",
      },
    ],
  },
  process: {
    note: "For a midsize system, cutover comes after about a year and a half, on a date set by the close calendar.",
    steps: [
      {
        name: "Assess",
        time: "Months 1 to 2",
        text: "We inventory code, data, interfaces, contracts and authorizations. Early on, we interview the staff who remember the reasons for odd cases and record what they say.",
        output: "System profile and first rule inventory",
      },
      {
        name: "Decide",
        time: "Months 2 to 4",
        text: "We compare alternatives on cost, risk and time, including a realistic price for keeping the system as it is. The reasons go on file.",
        output: "Analysis of alternatives, signed decision",
      },
      {
        name: "Prove",
        time: "Months 4 to 7",
        text: "One thin slice goes all the way through, with a real function, real data in a protected environment, one live interface and a security assessment.",
        output: "Working pilot and revised estimate",
      },
      {
        name: "Convert and build",
        time: "Months 6 to 15",
        text: "Releases follow in short increments. Mock conversions are reconciled to the legacy trial balance, and their defects are fixed before the next run.",
        output: "Tested releases, reconciled mock conversions",
      },
      {
        name: "Cut over",
        time: "At a period boundary",
        text: "By now the script has been rehearsed, its decision makers named and its point of no return stated. Users have trained on their own data.",
        output: "Go-live decision and certified opening balances",
      },
      {
        name: "Retire",
        time: "After the first year-end close",
        text: "The legacy system is read-only after cutover. After the first year-end close on the new one, we apply the records schedules and retire interfaces, hardware, licenses and the old authorization.",
        output: "Decommissioning record, signed",
      },
    ],
  },
  deliverables: {
    lead: "With these records, you can trace a figure from the retired system into the new one long after the hardware has been wiped.",
    rows: [
      {
        name: "Business rule catalog",
        shows: "Rules, the programs they came from and the tests that cover them",
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
        shows: "Tasks by the hour, their owners and the conditions for reverting",
        firstReader: "Program manager",
      },
      {
        name: "Authorization package",
        shows: "System security plan, assessment results and open items of the new boundary",
        firstReader: "Authorizing official",
      },
      {
        name: "Decommissioning record",
        shows: "What happened to the old system’s records, media, licenses and accounts",
        firstReader: "Records officer, CIO",
      },
    ],
  },
  engagement: {
    needs:
      "Source code and job control as they run in production, which may differ from the library. A full copy of the data in a protected environment. The list of interface partners. A records officer. Two or three people who know the old system, for a third of their time through the first year, with their regular work covered.",
    arrival:
      "A legacy programmer and a data analyst come first, cleared at the level of the system. They work read-only for two months and change nothing.",
    team: "Eight to 20 at peak: rule analysts, conversion developers, target-platform engineers, testers from finance, a security engineer and a cutover manager for the last six months.",
    length:
      "A midsize system takes 14 to 20 months from start to cutover. Lighter support through the first year-end close can take up to another year. A single function behind a routing layer takes five to eight months. Data quality, partner agencies’ calendars and the year-end freeze have the greatest effect.",
    handover:
      "Operations staff run the new system starting with the second rehearsal. We stay through the first quarter-end and the first year-end close, and leave the rule catalog, the conversion archive and a signed decommissioning record.",
  },
  standards: [
    {
      rule: "omb-a-130",
      meaning: "Managing Information as a Strategic Resource: plan, fund, secure and retire systems over their whole life.",
    },
    {
      rule: "omb-a-123-d",
      meaning: "Risk and compliance of financial management systems, including what FFMIA requires of a replacement. Dated December 2022. We could not confirm that it outlived the circular of 2016.",
    },
    {
      rule: "m3",
      meaning: "GSA’s Modernization and Migration Management framework: six phases from assessment to operations, with tollgate reviews between them.",
    },
    {
      rule: "fm-qsmo",
      also: ["eo-14249"],
      meaning: "Treasury’s marketplace for core finance. Section 5 of the order of March 25, 2025, directs CFO Act agencies to use its standard solutions as soon as practicable.",
    },
    {
      rule: "nist-sp-800-37",
      meaning: "The Risk Management Framework, used to categorize, assess, authorize and monitor the new system.",
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
      question: "Should we keep our ERP, upgrade it or replace it?",
      answer: "Keep it while its vendor supports it, it closes the books on time, and few reports are made in spreadsheets. Upgrade if the product is right and the release, the customizations or the setup are the trouble. Replace it if support ends, if a rule cannot be met in it, or if it costs more to keep than to leave. Compare the cost of each over five years or more, with your own staff and the cost of doing nothing. The analysis of alternatives among our samples shows such a comparison, for a database server. A first phase gives you that decision and commits you to nothing else.",
    },
    {
      question: "Should we replace it all at once or piece by piece?",
      answer:
        "Go piece by piece when functions can be separated and both systems reconciled daily. A general ledger is the exception. It should be replaced as a whole, at a period boundary, because half a ledger cannot be reconciled to anything.",
    },
    {
      question: "Can you work without documentation?",
      answer: "Yes. We can read code, production jobs, inputs and outputs without it, and the program office confirms what we find. A data dictionary records it: each field with its meaning, type, values, source, owner and target.",
    },
    {
      question: "How long does a data migration take, and how much staff time?",
      answer: "A data migration takes months, of which the load, some hours or a weekend, is the least. In the schedule on this page, months 6 to 15 have the tested releases and the rehearsals. The time goes into deciding what is converted, cleaning it in the old system, and at least two complete rehearsals. Fewer objects and fewer years of history shorten it most. For hours of your own people in a migration, count two or three who know the old system, for a third of their time through the first year. Each object needs an owner who decides the mapping, cleans, checks each rehearsal and signs, and all need someone for the extracts, and testers.",
    },
    {
      question: "How much history should be converted?",
      answer:
        "It depends on reporting, audit and open transactions. Open obligations, receivables and assets convert at document level, with the links that let a payment find its obligation. Balances convert by fund and account for as many years as comparative reports still need. Federal statements have shown a single year since fiscal year 2025, which lowers that number. Older detail goes to a searchable archive under its records schedule.",
    },
    {
      question: "What if the new system is not ready on the date?",
      answer:
        "The date moves, through a change that both sides sign and under criteria agreed on months in advance. Our on-time measure counts a milestone against the order’s due date, as last modified in writing. A date moved in that way is not late. A date that passes without a signature is. Waiting costs one period. Going live before the criteria are met can lead to a modified audit opinion. We give you the rehearsal results before that decision.",
    },
    {
      question: "What belongs on the checklist for an upgrade or cutover of a financial system?",
      answer: "A data migration or cutover runbook has an owner, a time and a check for each step. This site has no example of one. Before: freeze setup, finish open batches, rehearse twice with a clock, and write down who decides, by which criteria, and until when you can go back. During: final extract, backup, load, counts and amounts by Treasury account, roles, one transaction of each kind. After: interfaces one by one, first payment file, first GTAS file, old system read-only. All this is the same for Oracle, SAP or Momentum. The vendor’s upgrade guide adds the technical steps. We write the list and run the rehearsals.",
    },
    {
      question: "How do we reconcile converted data to the old ledger?",
      answer: "In three passes. Counts: extracted equals loaded plus rejected. Amounts: each USSGL account by Treasury account, then each subledger to its control account. Detail: sampled documents, field by field, in both directions. Explain every rejected or changed record. Have finance sign each pass, and keep mapping, files and queries for the auditor. If the new trial balance does not balance, look first for accounts mapped in one ledger only. The sample on this page compares eight balances.",
    },
    {
      question: "How do we run A-123 testing during a system migration?",
      answer: "Split the year at go-live. Test the old system’s key controls through the last day, and save their evidence before access ends. Test the new ones from go-live, design first, with a sample of their own. Then test the migration: the go decision, converted balances, roles and interfaces. We give your A-123 team a dated list of the tests that change.",
    },
    {
      question: "Can you help us move to a shared service provider such as ARC?",
      answer: "Yes, we help you move to a shared service provider such as ARC: clean-up, crosswalk of accounts, reconciled balances, interfaces and the service agreement. Old balances and open items are cleared before the move, and every converted balance is reconciled. The agreement says who does each task, by when, how errors are corrected, which data you get, and how you could leave. ARC is Treasury’s Administrative Resource Center. Others named with it in 2014 are the Interior Business Center, Transportation’s Enterprise Services Center and Agriculture’s National Finance Center. FM QSMO lists today’s offers. We have no stake in any of them.",
    },
  ],
  buying: { contract: "Firm-fixed-price for the first phase. After that, labor-hour line items with a ceiling price until each release can be priced.", naics: ["541512", "541511"], psc: ["DA01", "DH01"], labor: ["Program manager", "Senior ERP consultant", "Software developer", "Database specialist", "Test engineer", "Security engineer"], vehicles: ["gsa-mas", "efast", "ungm"] },
  related: [
    "oracle-financials",
    "api-development-and-integrations",
    "database-administration",
    "program-planning-and-strategy",
    "audit-readiness",
  ],
} satisfies ServiceItem;
