import type { ServiceItem } from "../../shapes/types.ts";

export const businessProcessAutomation = {
  name: "Business Process Automation",
  meta: {
    title: "Business Process Automation and RPA",
    description:
      "Bots, workflows and electronic forms for finance and grants offices, with a custodian for each bot and a log behind each posting it makes.",
  },
  promise: "The keystrokes go. The approvals, and the record of them, stay.",
  lead: "We map the work as it is really done, remove the steps nobody needs, and automate the rest with bots, workflows and forms that log every action.",
  thread: { lifecycle: "transformation", from: "Baseline", here: "Pilot", to: "Adoption" },
  situation: {
    statement:
      "Someone in your office copies invoice numbers from an email into a spreadsheet, and from there into the ledger. The auditor can see only the ledger.",
    paragraphs: [
      "Manual bridges grow where two systems do not meet. They hold because one person knows the exceptions by heart. But the rule lives in that person, the approval lives in an inbox, and the next test of controls finds a posting with nothing behind it.",
      "Automating such a process as it stands only makes the mistake faster. We first ask which steps exist because of a statute, which because of a control, and which because of an old screen. The third kind goes. A bot for the rest is treated as what it is: a user with a custodian, a role, a credential that rotates and a log.",
    ],
  },
  capabilities: {
    note: "From a single form to a program of bots. Start where the rework is.",
    items: [
      {
        name: "Process discovery",
        text: "Walkthroughs, screen recordings and event logs from the ledger show how often each variant occurs, including the exceptions that no procedure mentions.",
      },
      {
        name: "Redesign before automation",
        text: "Each step is drawn in BPMN and labeled as law, control or habit. Double entry, printouts and sign-offs without a purpose are taken out.",
      },
      {
        name: "Robotic process automation",
        text: "Attended and unattended bots in UiPath, Power Automate or the platform you license, for systems whose only door is a screen.",
      },
      {
        name: "Workflow and electronic forms",
        text: "Routing by amount, fund and office, with delegations of authority read from a table, electronic signatures, and a time stamp on every decision.",
      },
      {
        name: "Document intake",
        text: "Invoices, receipts and award letters are read and matched. Clear ones move on; the others go to a person with the doubtful field marked.",
      },
      {
        name: "Bot identity and access",
        text: "One account per bot, a named human custodian, least privilege, vaulted credentials, and the same periodic access review that staff accounts get.",
      },
      {
        name: "Control mapping",
        text: "Each automated step that replaces a key control is entered in the risk and control matrix, with the log that proves it ran.",
      },
    ],
  },
  process: {
    note: "One process, from walkthrough to production. A program repeats the cycle.",
    steps: [
      {
        name: "Choose",
        time: "Weeks 1 to 2",
        text: "Candidates are scored on volume, clarity of the rules, cost of an error and stability of the screens. One is picked that matters and can be finished.",
        output: "Scored list, one process chosen",
      },
      {
        name: "Walk through",
        time: "Weeks 2 to 4",
        text: "We sit beside the people who do the work, count the variants, time the steps and collect the exceptions they handle from memory.",
        output: "Current map with volumes and exceptions",
      },
      {
        name: "Redesign",
        time: "Weeks 4 to 6",
        text: "Process owner, controller and security officer agree on the future map: what disappears, what the machine does, and where a person must decide.",
        output: "Signed future map and list of control changes",
      },
      {
        name: "Build and test",
        time: "Weeks 6 to 10",
        text: "The automation is built outside production, tested with bad data as well as good, and run beside the manual process until the results agree.",
        output: "Parallel-run results, reconciled",
      },
      {
        name: "Release and watch",
        time: "Weeks 10 to 13",
        text: "Production starts with a daily look at the exception queue. Thresholds, alerts and the fallback procedure are settled before we step back.",
        output: "Runbook and exception dashboard in use",
      },
    ],
  },
  deliverables: {
    lead: "Six items that let your own staff, or another vendor, change the automation without asking us.",
    rows: [
      {
        name: "Process maps, before and after",
        shows: "Every step, its system, its owner and the reason it exists",
        firstReader: "Process owner",
      },
      {
        name: "Automation design document",
        shows: "Rules, screens, fields, exceptions, credentials and restart points",
        firstReader: "System owner, security officer",
      },
      {
        name: "Bot register",
        shows: "Custodian, accounts, roles, schedule and last access review of each bot",
        firstReader: "Security officer, auditors",
      },
      {
        name: "Control matrix update",
        shows: "Which manual control was replaced, by what, and where its log is kept",
        firstReader: "Controller, A-123 team",
      },
      {
        name: "Parallel-run reconciliation",
        shows: "Manual and automated results side by side, each difference explained",
        firstReader: "Process owner",
      },
      {
        name: "Runbook",
        shows: "How to stop, restart, and do the work by hand when a screen changes",
        firstReader: "Operations staff",
      },
    ],
  },
  standards: [
    {
      rule: "omb-m-19-17",
      meaning:
        "Federal identity policy. The digital identities of automated tools, bots among them, must be distinguishable, auditable and consistently managed.",
    },
    {
      rule: "digital-worker-playbook",
      meaning:
        "Guidance from the Federal CISO Council and GSA on judging the risk of a software worker and giving it an identity and a custodian.",
    },
    {
      rule: "rpa-playbook",
      meaning:
        "From the Federal RPA Community of Practice: how to pick processes, run a bot program, and handle credentials, security and privacy.",
    },
    {
      rule: "gao-fiscam",
      meaning: "The audit manual for information system controls. A bot’s access, changes and interfaces fall under it.",
    },
    {
      rule: "gao-green-book",
      meaning: "A control activity stays a control activity when a machine performs it: it needs an owner and documentation.",
    },
    {
      rule: "idea-act",
      meaning: "The 2018 act that asks executive agencies to digitize forms and services and to make more use of electronic signatures.",
    },
    {
      rule: "iso-iec-19510",
      meaning: "The notation of our process maps, so that another team, or another tool, can read them.",
    },
  ],
  questions: [
    {
      question: "Should we use a bot or an interface?",
      answer:
        "An interface, wherever both systems offer one and will keep it. A bot is right when a screen is the only door, when the need is short-lived, or while the proper interface waits for funding.",
    },
    {
      question: "What happens when a screen changes?",
      answer:
        "The bot stops and says so; it does not guess. Each run checks the page before it types, failed items go to a queue, and staff keep practicing the manual procedure in the runbook.",
    },
    {
      question: "Does automation break segregation of duties?",
      answer:
        "It can, if one account may both enter and approve. We give entry and approval to separate accounts or leave approval with a person, and test the bot’s roles against your conflict matrix.",
    },
    {
      question: "Who owns the bots when the contract ends?",
      answer:
        "You do. Code, credentials and licenses sit in your environment, each bot has a custodian on your staff, and that person has changed and released it at least once before handover.",
    },
  ],
  related: [
    "artificial-intelligence",
    "low-code-application-development",
    "financial-system-integration",
    "identity-access-management",
    "a123-support",
  ],
} satisfies ServiceItem;
