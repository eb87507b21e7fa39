import type { ServiceItem } from "../../types/content-schema.types.ts";

export const businessProcessAutomation = {
  name: "Business Process Automation",
  meta: {
    title: "Business Process Automation and RPA",
    description:
      "Bots, workflows and electronic forms for finance and grants offices, with a custodian for each bot and a log behind each posting it makes.",
  },
  promise: "The keystrokes go. The approvals, and the record of them, stay.",
  lead: "Bots, workflows and electronic forms for finance and grants offices, put in place only after unneeded steps have been cut and the controls among the rest named.",
  thread: { lifecycle: "transformation", from: "Baseline", here: "Pilot", to: "Adoption" },
  situation: {
    statement:
      "Take one paid invoice and count the places where its number was typed: the mailbox log, a tracking sheet, the ledger and its payment file. The audit trail starts at the third.",
    paragraphs: [
      "The copying between them is labor, and much of it can go. Mixed into it, unnamed, are controls: a clerk who spots the duplicate, a pause until the receipt arrives, a second look above a certain amount. Automating the sequence as it stands would keep the labor’s errors, run them faster, and drop the judgment.",
      "So the steps are sorted before anything is built, into those that a statute requires, those that a control requires, and those that an old screen required. The third group ends. A bot that takes over the rest is a user like any other, with a custodian, a role, a rotating credential and a log.",
    ],
  },
  capabilities: {
    note: "From a single form to a program of bots. Start where the rework is.",
    items: [
      {
        name: "Process discovery",
        text: "Walkthroughs, screen recordings and the ledger’s event logs measure how often a variant occurs, exceptions that no procedure mentions included.",
      },
      {
        name: "Redesign before automation",
        text: "Steps are drawn in BPMN and labeled as law, control or habit. Double entry, printouts and sign-offs without a purpose are taken out.",
      },
      {
        name: "Robotic process automation",
        text: "Attended and unattended bots in UiPath, Power Automate or the platform you license, for systems whose only door is a screen.",
      },
      {
        name: "Workflow and electronic forms",
        text: "Routing by amount, fund and office. Delegations of authority are read from a table, signatures are electronic, and decisions carry a time stamp.",
      },
      {
        name: "Document intake",
        text: "Invoices, receipts and award letters are read and matched. Clear ones pass. The others reach a person, the doubtful field marked.",
      },
      {
        name: "Bot identity and control mapping",
        text: "One account per bot, least privilege, vaulted credentials, and a place in the periodic access review. Replaced key controls are updated in the risk and control matrix.",
      },
    ],
  },
  process: {
    note: "One process, from walkthrough to production. A program repeats the cycle.",
    steps: [
      {
        name: "Choose",
        time: "Weeks 1 to 2",
        text: "Candidates are scored on volume, clarity of the rules, cost of an error and stability of the screens. The winner must matter and be finishable.",
        output: "Scored list, one process chosen",
      },
      {
        name: "Walk through and redesign",
        time: "Weeks 2 to 6",
        text: "Variants are counted beside the staff who handle them. Process owner, controller and security officer then agree on what disappears, what a machine does, and where a person decides.",
        output: "Signed future map and list of control changes",
      },
      {
        name: "Build and test",
        time: "Weeks 6 to 10",
        text: "The automation is made outside production, fed bad data as well as good, and run next to the manual process until results agree.",
        output: "Parallel-run results, reconciled",
      },
      {
        name: "Release and watch",
        time: "Weeks 10 to 13",
        text: "Production starts with a daily look at the exception queue. Thresholds, alerts and the manual fallback are settled before we step back.",
        output: "Runbook and exception dashboard in use",
      },
    ],
  },
  deliverables: {
    lead: "Acceptance includes one change to the automation, made by your own staff from these papers.",
    rows: [
      {
        name: "Process maps, before and after",
        shows: "Steps with their system, their owner and the reason they exist",
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
        shows: "Manual and automated results side by side, differences explained",
        firstReader: "Process owner",
      },
      {
        name: "Runbook",
        shows: "How to stop, restart, and do the work by hand when a screen changes",
        firstReader: "Operations staff",
      },
    ],
  },
  engagement: {
    needs:
      "Two people who do the work, for a day each at the start and an hour a week afterward. A test instance of the ledger with the same screens as production. A service account policy. Software licenses for the bots. From the controller, the current risk and control matrix for the process.",
    arrival:
      "An analyst spends the first days at the desk of whoever handles exceptions. Bot accounts are requested that same week: vetting under the rules for non-person identities has to be finished before the build.",
    team: "Two to four: a process analyst, one or two automation developers, and a controls specialist for the redesign and for the test of the result.",
    length:
      "A process takes 10 to 13 weeks, and a program of six to ten processes about a year. Screens that change monthly, or a system owner in another bureau, add to that.",
    handover:
      "The custodian on your staff rotates a credential, stops and restarts the bot, and releases a small change while we look on. Our own accounts close that day. For one quarter the exception figures are sent to us too, and we comment.",
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
        "Prefer an interface wherever both systems offer one and will keep it. A bot fits when a screen is the only door, when the need is short-lived, or while the proper interface waits for funding. In that last case give it an end date.",
    },
    {
      question: "What happens when a screen changes?",
      answer: "The bot checks the page before it types, stops on a mismatch, and puts the item in a queue.",
    },
    {
      question: "Does automation break segregation of duties?",
      answer:
        "It can, if one account may both enter and approve, and the risk is easy to miss because the conflict sits in a service account that access reviews skip. Entry and approval get separate accounts, or approval stays with a person. The bot’s roles are then tested against your conflict matrix, together with the rights of whoever can edit the script: a developer who may change an approving bot in production can approve anything it can.",
    },
    {
      question: "Who owns the bots when the contract ends?",
      answer:
        "Code, credentials and licenses sit in your environment from the start, so ownership is settled on day one. Knowledge is the part to be transferred, and the custodian’s own release is the proof of it.",
    },
  ],
  buying: { contract: "Fixed price for each process. Labor hours with a ceiling for a program.", naics: ["541512", "541611"], psc: ["DA01"], vehicles: ["gsa-mas", "efast", "ungm"] },
  related: [
    "artificial-intelligence",
    "low-code-application-development",
    "financial-system-integration",
    "identity-access-management",
    "a123-support",
  ],
} satisfies ServiceItem;
