import type { ServiceItem } from "../../types/content-schema.types.ts";

export const businessProcessAutomation = {
  name: "Business Process Automation",
  meta: {
    title: "Business Process Automation and RPA",
    description:
      "Bots, workflows and electronic forms for finance and grants offices, with a custodian for each bot and a log behind each posting it makes.",
  },
  promise: "Automate the keystrokes and keep the approvals on record.",
  lead: "We build bots, workflows and electronic forms for finance and grants offices. First we cut the unnecessary steps and identify the controls among those that remain.",
  thread: { lifecycle: "transformation", from: "Baseline", here: "Pilot", to: "Adoption" },
  situation: {
    statement:
      "Take one paid invoice and count the places where someone typed its number: the mailbox log, a tracking sheet, the ledger and its payment file. The audit trail starts only at the third.",
    paragraphs: [
      "Copying the number is labor, and much of that labor can be eliminated. But some of those steps are unnamed controls: a clerk who spots the duplicate, a pause until the receipt arrives, a second look above a certain amount. Automating the sequence as it stands would repeat its errors faster and remove those checks.",
      "So before we build anything, we sort the steps into those that a statute requires, those that a control requires, and those that an old screen required. We drop the third group. A bot that takes over the rest is a user like any other, with a custodian, a role, a rotating credential and a log.",
    ],
  },
  capabilities: {
    note: "You can order anything from a single form to a program of bots. Start with the process that causes the most rework.",
    items: [
      {
        name: "Process discovery",
        text: "We use walkthroughs, screen recordings and the ledger’s event logs to measure how often each variant occurs, including exceptions that no procedure mentions.",
      },
      {
        name: "Redesign before automation",
        text: "We diagram the steps in BPMN and label each as law, control or habit. Duplicate entry, printouts and sign-offs that serve no purpose are removed.",
      },
      {
        name: "Robotic process automation",
        text: "We build attended and unattended bots in UiPath, Power Automate or the platform you license, for systems that can be reached only through a screen.",
      },
      {
        name: "Workflow and electronic forms",
        text: "We route by amount, fund and office. Delegations of authority are read from a table, signatures are electronic, and decisions carry a time stamp.",
      },
      {
        name: "Document intake",
        text: "Invoices, receipts and award letters are read and matched. Clear ones go to the usual approver. The others first go to a clerk, with the uncertain field marked. Lines of a bank statement are matched to the ledger in the same way.",
      },
      {
        name: "Bot identity and control mapping",
        text: "Each bot has one account, least privilege, vaulted credentials and a place in the periodic access review. When a key control is replaced, the risk and control matrix is updated.",
      },
    ],
  },
  process: {
    note: "The schedule takes one process from walkthrough to production. A program repeats the cycle.",
    steps: [
      {
        name: "Choose",
        time: "Weeks 1 to 2",
        text: "Candidates are scored on volume, clarity of the rules, cost of an error and stability of the screens. We choose one that matters and can be finished.",
        output: "Scored list, one process chosen",
      },
      {
        name: "Walk through and redesign",
        time: "Weeks 2 to 6",
        text: "We count variants with the staff who handle them. The process owner, controller and security officer then agree on what disappears, what a machine does, and where a person decides.",
        output: "Signed map of the future process and list of control changes",
      },
      {
        name: "Build and test",
        time: "Weeks 6 to 10",
        text: "We build the automation outside production, feed it bad data as well as good, and run it alongside the manual process until the results agree.",
        output: "Parallel-run results, reconciled",
      },
      {
        name: "Release and watch",
        time: "Weeks 10 to 13",
        text: "Production starts with a daily review of the exception queue. We settle thresholds, alerts and the manual fallback before we step back.",
        output: "Runbook and exception dashboard in use",
      },
    ],
  },
  deliverables: {
    lead: "Before acceptance, your own staff make one change to the automation using these documents.",
    rows: [
      {
        name: "Process maps, before and after",
        shows: "Steps with their system, their owner and their purpose",
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
        shows: "Which manual control was replaced, what replaced it, and where its log is kept",
        firstReader: "Controller, A-123 team",
      },
      {
        name: "Parallel-run reconciliation",
        shows: "Manual and automated results side by side, with differences explained",
        firstReader: "Process owner",
      },
      {
        name: "Runbook",
        shows: "How to stop, restart and do the work by hand when a screen changes",
        firstReader: "Operations staff",
      },
    ],
  },
  engagement: {
    needs:
      "Two people who do the work, for a day each at the start and an hour a week afterward. A test instance of the ledger with the same screens as production. A service account policy. Software licenses for the bots. From the controller, the current risk and control matrix for the process.",
    arrival:
      "An analyst spends the first days with the person who handles exceptions. We request bot accounts that same week, because vetting under the rules for non-person entities has to be finished before the build.",
    team: "Two to four: a process analyst, one or two automation developers, and a controls specialist who works on the redesign and tests the result.",
    length:
      "A process takes 10 to 13 weeks and a program of six to ten processes about a year. Allow more time if screens change monthly or a system owner is in another bureau.",
    handover:
      "The custodian on your staff rotates a credential, stops and restarts the bot, and releases a small change while we watch. Our own accounts are closed that day. For one quarter, we also review the exception figures and send you our comments.",
  },
  standards: [
    {
      rule: "omb-m-19-17",
      meaning:
        "Federal identity policy. The digital identities of automated tools, including bots, must be distinguishable, auditable and consistently managed.",
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
      meaning: "A control activity performed by a machine is still a control activity. It needs an owner and documentation.",
    },
    {
      rule: "idea-act",
      meaning: "The 2018 act that requires executive agencies to digitize forms and services and to expand the use of electronic signatures.",
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
        "Prefer an interface wherever both systems offer one and will keep supporting it. Use a bot when a screen is the only way in, when the need is short-lived, or while the proper interface waits for funding. In the last case, give it an end date.",
    },
    {
      question: "What happens when a screen changes?",
      answer: "The bot checks the page before it types, stops on a mismatch, and puts the item in a queue.",
    },
    {
      question: "Does automation break segregation of duties?",
      answer:
        "It can, if one account may both enter and approve, and the risk is easy to miss because the conflict sits in a service account that access reviews skip. We give entry and approval separate accounts, or leave approval with a person. We then test the bot’s roles against your conflict matrix, together with the rights of anyone who can edit the script: a developer who may change an approving bot in production can approve anything it can.",
    },
    {
      question: "Who owns the bots when the contract ends?",
      answer:
        "You do. Code, credentials and licenses are in your environment from the start. At the handover, the custodian releases a change alone, which shows that your staff can run them.",
    },
  ],
  buying: { contract: "Firm-fixed-price for each process. Labor-hour line items with a ceiling price for a program.", naics: ["541512", "541611"], psc: ["DA01"], labor: ["Internal control analyst", "Software developer"], vehicles: ["gsa-mas", "efast", "ungm"] },
  related: [
    "artificial-intelligence",
    "low-code-application-development",
    "financial-system-integration",
    "identity-access-management",
    "a123-support",
  ],
} satisfies ServiceItem;
