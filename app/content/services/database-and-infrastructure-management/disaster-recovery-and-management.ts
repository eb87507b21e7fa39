import { cite } from "../../rules/index.ts";
import type { ServiceItem } from "../../types/content-schema.types.ts";

export const disasterRecoveryAndManagement = {
  name: "Disaster Recovery and Management",
  meta: {
    title: "Disaster Recovery and Management",
    description:
      `RPO and RTO set with mission owners, RMAN and Data Guard built to meet them, and timed exercises under ${cite("nist-sp-800-34")} contingency plans.`,
  },
  promise: "Recovery targets tested against the clock.",
  lead: "Mission owners set the recovery targets. We build backups and standbys to meet them, then run a timed exercise to find out whether they do.",
  thread: { lifecycle: "platform", from: "Back up", here: "Recover", to: "Attest" },
  situation: {
    statement:
      "How old can the restored data be, and how long can the restore take? In contingency planning, the answers are the recovery point objective (RPO) and the recovery time objective (RTO).",
    paragraphs: [
      "A business impact analysis sets both as commitments to a mission, and both cost money: licenses, a second site, staff on call. An owner who wants no data loss should compare the price of a synchronous copy with that of a standby 15 minutes behind and of a daily backup, and then choose.",
      "Backup software measures how long the copying takes. It does not measure the wait for the person authorized to declare a disaster, the search for the encryption keystore, the DNS change, the license file for the other host and the interface partner who has to resend a batch. Our exercises measure those as well, because together they can take longer than the restore itself.",
    ],
  },
  capabilities: {
    note: "We cover everything from the impact analysis to the after-action report.",
    items: [
      {
        name: "Business impact analysis",
        text: "In interviews we identify mission processes, dependencies, maximum tolerable downtime, RPO and RTO. The owners who would have to live with an outage sign them.",
      },
      {
        name: "Contingency plans",
        text: "Plans follow the SP 800-34 pattern of activation, recovery and reconstitution. We test call lists by calling every number.",
      },
      {
        name: "Oracle backup and recovery",
        text: "RMAN strategies use block change tracking, validated restores and a protected catalog. Keystore copies are kept apart from the backups they decrypt.",
      },
      {
        name: "Standby databases",
        text: "Data Guard physical standbys run in the protection mode that the RPO calls for. Switchover is practiced in both directions, and apply lag triggers an alert.",
      },
      {
        name: "Other platforms",
        text: "We cover SQL Server Always On availability groups, PostgreSQL streaming replication and WAL archiving, SAP HANA system replication, and recovery of virtual machines.",
      },
      {
        name: "Copies that ransomware cannot reach",
        text: "We keep immutable or offline copies under separate administrator credentials, and inspect each restored system on an isolated network before it is connected again.",
      },
      {
        name: "Recovery in the cloud",
        text: "We keep copies in another region and another account, with quota reserved there in advance and images that can be built without the failed region.",
      },
      {
        name: "Exercises",
        text: "An observer times tabletop, component and full failover tests. Interface partners and the service desk take part, since both would be called on in a disaster.",
      },
    ],
  },
  process: {
    note: "This schedule is for one moderate-impact system. For a portfolio, the four middle steps are repeated for each system.",
    steps: [
      {
        name: "Weigh",
        time: "Weeks 1 to 4",
        text: "Interviews and transaction data show what an hour of outage costs the mission, and which systems upstream and downstream would have to come back first.",
        output: "Business impact analysis with RTO and RPO",
      },
      {
        name: "Choose",
        time: "Weeks 4 to 6",
        text: "We price backup only, warm standby, synchronous replication and a second region. The owner picks one and signs off on the residual risk.",
        output: "Recovery strategy decision paper",
      },
      {
        name: "Build",
        time: "Weeks 6 to 12",
        text: "We install backups, replication and monitoring. Each runbook step gives the command, the expected output and the person authorized to run it.",
        output: "Working recovery platform and runbooks",
      },
      {
        name: "Run a tabletop",
        time: "Week 12",
        text: "In a tabletop exercise, the people on the call list walk through one scenario from alarm to recovery. Gaps in authority and contact details are easy to correct at this point.",
        output: "Corrected plan and call list",
      },
      {
        name: "Fail over",
        time: "Weeks 13 to 14",
        text: "Production moves to the alternate site while an observer keeps time. Business users check balances and interfaces there, and the system is then moved back.",
        output: "After-action report with measured times",
      },
      {
        name: "Maintain",
        time: "Quarterly and yearly",
        text: "Restore tests rotate through the systems by quarter. The plan is revised after major changes and exercised again at the interval your policy sets.",
        output: "Test calendar, updated plan and POA&M items",
      },
    ],
  },
  deliverables: {
    lead: "We print these as well as file them, because the document server may be what failed.",
    rows: [
      {
        name: "Business impact analysis",
        shows: "Processes, dependencies, tolerable downtime, RTO and RPO",
        firstReader: "Mission owners",
      },
      {
        name: "Information system contingency plan",
        shows: "Roles, triggers, recovery steps and reconstitution",
        firstReader: "System owner",
      },
      {
        name: "Recovery runbooks",
        shows: "Commands, order, expected output and checks for each component",
        firstReader: "On-call administrators",
      },
      {
        name: "Backup and replication design",
        shows: "What is copied, where, how often, for how long, and under whose keys",
        firstReader: "DBA, CISO",
      },
      {
        name: "Restore test log",
        shows: "Date, source, target, duration, result and signature of each test",
        firstReader: "Auditors",
      },
      {
        name: "After-action report",
        shows: "Times achieved against targets, gaps and corrections with owners",
        firstReader: "CIO",
      },
    ],
  },
  engagement: {
    needs:
      "The current plan, 90 days of backup job history, network and interface diagrams, and the custodian of the encryption keys. Each mission owner spends about three hours on the impact analysis. A second site or region must exist, or be in the budget, before the build.",
    arrival:
      "A planner interviews owners while a DBA reads backup logs and restores one database to scratch space. That early restore, usually in the second week, shows how far the written plan is from actual practice.",
    team: "Two to four people: a continuity planner, one or two database or platform engineers, and an observer on exercise days.",
    length:
      "Three to five months for one moderate-impact system, and four to eight weeks for each additional one. Hardware still on order, a partner without a test endpoint or a close calendar that leaves no window adds time.",
    handover:
      "Your on-call administrators lead the last test from the runbooks while we take notes. The plan, the calendar and the log pass to your contingency coordinator, and we attend the next exercise if the order covers it.",
  },
  standards: [
    {
      rule: "nist-sp-800-34",
      meaning:
        "A seven-step contingency planning process, with plan templates for low, moderate and high impact systems. The text dates from 2010.",
    },
    {
      rule: "nist-sp-800-84",
      meaning: "How to design and run tests, training and exercises for IT plans.",
    },
    {
      rule: "nist-sp-800-53",
      part: "CP family",
      meaning: "Contingency plans, testing, alternate sites, backup, recovery and reconstitution.",
    },
    {
      rule: "fips-199",
      meaning: "Categorizes systems by impact. The availability level drives the recovery strategy.",
    },
    {
      rule: "fisma",
      meaning: "Requires each agency program to have plans and procedures that keep its information systems in operation.",
    },
    {
      rule: "nist-csf",
      part: "Recover function",
      meaning: "Restore assets and operations affected by an incident, and communicate with those affected.",
    },
    {
      rule: "gao-fiscam",
      meaning: "Treats contingency planning as a category of general controls that auditors test.",
    },
    {
      rule: "iso-22301",
      meaning: "Requirements for a business continuity management system.",
    },
  ],
  questions: [
    {
      question: "Is a standby database a substitute for backup?",
      answer:
        "No. A standby repeats a bad update or a dropped table within seconds unless apply is delayed, so it protects against the loss of a site but does little against mistakes or malice. Backups cover those. You need both. A backup policy states what is copied, how often, how long it is kept, where, who may delete it, and when a restore is tested. The common 3-2-1 rule: three copies, on two kinds of media, one of them elsewhere, and better offline.",
    },
    {
      question: "Our systems are in the cloud. Is recovery the provider’s job?",
      answer:
        "The provider recovers its own service. Your data, configuration, identities and interfaces remain with you, and so does the choice of a second region. We read the provider’s shared responsibility statement line by line, mark the parts that are yours, and test those.",
    },
    {
      question: "How do you test without stopping users?",
      answer:
        "Most tests touch only copies. A restore goes to an isolated network under a changed name with its interfaces turned off, so that it cannot send a payment file. A Data Guard snapshot standby can be opened for reading and writing while it keeps receiving redo, and it is rolled back when the test ends. The full switchover is the exception: it uses a published window, agreed on with the business a month ahead and kept clear of the close and payment runs.",
    },
    {
      question: "How do we pay people while a system is down?",
      answer: "By a manual procedure that exists before the day. For payroll, the bank repeats the last file and differences are settled later. For vendors, two people sign each payment on paper, only for what cannot wait. Every payment goes into a numbered log, which is entered and reconciled when the system returns. We write the procedure with your payroll and payables staff, and rehearse it.",
    },
    {
      question: "How often should the plan be tested?",
      answer: "As often as your policy requires, usually once a year and after a major change. Run sample restores every month. A plan lists systems by priority with the time and the data each may lose, people with phone numbers, where copies are, steps to recover in order, how to work meanwhile, and how to return. A test plan adds the scenario, who takes part, the limits, what counts as success, the times measured, and what to fix.",
    },
  ],
  buying: { contract: "Firm-fixed-price for each system. Firm-fixed-price for each later exercise.", naics: ["541519", "541513"], psc: ["DB02", "DK01"], labor: ["Program manager", "Database specialist", "Test engineer"], vehicles: ["gsa-mas", "efast", "ungm"] },
  related: [
    "database-administration",
    "infrastructure-management",
    "incident-response-forensics",
    "cloud-security",
    "audit-support",
  ],
} satisfies ServiceItem;
