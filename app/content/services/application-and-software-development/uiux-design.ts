import { cite } from "../../rules/index.ts";
import type { ServiceItem } from "../../types/content-schema.types.ts";

export const uiuxDesign = {
  name: "UI/UX Design",
  meta: {
    title: "UI/UX Design and Section 508 Accessibility",
    description:
      "Research, U.S. Web Design System screens, usability tests and Section 508 checks by hand as well as by scanner, ending in an ACR you can defend.",
  },
  promise: "Screens everyone can use, with or without assistive technology.",
  lead: "Many accessibility failures begin in the design, before any code is written. For that reason, research, design and testing start with the first sketch, for public sites and staff screens alike.",
  thread: { lifecycle: "software", from: "Requirement", here: "Design", to: "Test" },
  situation: {
    statement:
      "Section 508 applies to internal screens as much as to public ones. Its standard has been WCAG 2.0 Level A and AA since January 18, 2018. As of November 25, 2026, we had found no proposal for a later version.",
    paragraphs: [
      "An automated checker finds only some of the failures. It can find missing labels and weak contrast. It takes a person with a keyboard, a screen reader and some idea of what the page should say to judge whether the reading order makes sense or an alternative text is accurate.",
      "Conformance is only the minimum. Many audit findings start with a screen: the object class picked from an endless list, an attachment that would not open, an approval clicked because the detail was two pages away. When you watch people work, with the cheat sheet they keep beside the keyboard, you see where the form asks a question its user cannot answer.",
    ],
  },
  capabilities: {
    note: "You can start with research, with a redesign or with a failed accessibility review.",
    items: [
      {
        name: "User research",
        text: "We interview and observe the actual users and analyze their tasks, including users of screen readers, magnification or voice control.",
      },
      {
        name: "Content and form design",
        text: "We write plain labels, questions in the user’s order and error messages that say what to do, and place help where users hesitate.",
      },
      {
        name: "Prototypes",
        text: "We prototype order and wording in Figma. Anything that depends on a keyboard, a real table or assistive technology is prototyped in code.",
      },
      {
        name: "Usability tests",
        text: "A handful of participants try real tasks. We report task completion, time on task and where people stopped.",
      },
      {
        name: "U.S. Web Design System",
        text: "We apply or extend USWDS components, design tokens and page templates for your agency, and keep React and server-side versions in sync.",
      },
      {
        name: "Accessibility testing",
        text: "We use automated scans, manual testing under the DHS Trusted Tester process, and checks with NVDA, JAWS or VoiceOver. Each finding cites its criterion.",
      },
      {
        name: "ACR and VPAT work",
        text: "We write Accessibility Conformance Reports on the current VPAT template, or review a vendor’s report critically before you rely on it.",
      },
      {
        name: "ERP and back-office screens",
        text: "We reorder, relabel and cut down Oracle Fusion, APEX, SAP Fiori and ServiceNow pages, by personalization wherever possible and otherwise by code.",
      },
    ],
  },
  process: {
    note: "Research findings guide the design, and test findings can change it.",
    steps: [
      {
        name: "Listen",
        time: "Weeks 1 to 3",
        text: "We observe real tasks, collect cheat sheets and read help desk tickets. Questions for the public are checked against the Paperwork Reduction Act.",
        output: "Task inventory and ranked problem list",
      },
      {
        name: "Sketch",
        time: "Weeks 3 to 5",
        text: "We sketch several directions on paper. Page order, labels and the keyboard path are settled before color or layout.",
        output: "Annotated wireframes with accessibility notes",
      },
      {
        name: "Prototype and test",
        time: "Weeks 5 to 8",
        text: "Five to eight participants per round attempt the tasks, some with assistive technology. The prototype changes between rounds.",
        output: "Usability findings, round by round",
      },
      {
        name: "Specify and verify",
        time: "Week 8, then sprint by sprint",
        text: "We map components, states, error texts and focus order to USWDS and to requirements. Accessibility defects go in the same tracker as functional ones and can block a release, depending on severity.",
        output: "Design specification and results for each release",
      },
    ],
  },
  deliverables: {
    lead: "Each finding states the task, the participant count and the software version, because a result without them cannot be repeated.",
    rows: [
      {
        name: "Research report",
        shows: "Tasks observed, problems ranked by consequence and quotations used with consent",
        firstReader: "Product owner",
      },
      {
        name: "Annotated wireframes",
        shows: "Layout, reading order, keyboard path and the text of every state",
        firstReader: "Developers",
      },
      {
        name: "Usability test findings",
        shows: "Tasks tried, where users failed, and what changed as a result",
        firstReader: "Program manager",
      },
      {
        name: "Component library",
        shows: "USWDS or house components with code, states and usage rules",
        firstReader: "Development lead",
      },
      {
        name: "Accessibility Conformance Report",
        shows: "Support for each criterion, with remarks that can be checked",
        firstReader: "Section 508 program manager",
      },
      {
        name: "Remediation plan",
        shows: "Defects with criterion, severity, fix, owner and retest date",
        firstReader: "System owner",
      },
    ],
  },
  engagement: {
    needs:
      "Introductions to 8 to 15 users and their supervisors’ permission to spend an hour with us. A test account for each role. Analytics and help desk exports. A conversation with your Section 508 program manager. Where employees are represented by a union, tell your labor relations office before observation begins.",
    arrival:
      "A researcher and a designer observe the work for two days before proposing anything. They need a desk near the users or a screen share. No presentation is necessary.",
    team: "A designer, a researcher and an accessibility specialist. A front-end developer joins for prototypes in code. On a small system, one person may fill two of the four roles.",
    length:
      "A conformance review of one application takes two to four weeks and a redesign 10 to 20. Clearance to survey the public can add several months, so we ask about it on the first day.",
    handover:
      "Design files and components move to your library under your license. Your developers run one retest round with our specialist, and the open defects keep their owners and dates.",
  },
  standards: [
    {
      rule: "section-508",
      part: "36 CFR Part 1194",
      meaning: "Federal technology must be accessible. The Revised Standards adopt WCAG 2.0 Level A and AA.",
    },
    {
      rule: "wcag-2-1",
      also: ["wcag-2-2"],
      meaning: "Later W3C guidelines that add criteria for mobile use, low vision and cognitive needs.",
    },
    {
      rule: "ada-title-ii-web",
      meaning:
        "WCAG 2.1 Level AA for state and local web content and mobile apps: by April 26, 2027, for populations of 50,000 or more, and April 26, 2028, for others.",
    },
    {
      rule: "uswds",
      meaning: "GSA’s library of accessible components and design tokens for federal sites.",
    },
    {
      rule: "idea-act",
      meaning: "Federal digital services should be accessible, consistent, searchable, secure and built around user needs.",
    },
    {
      rule: "vpat",
      meaning:
        "The Information Technology Industry Council’s template. Completed for one product, it becomes an Accessibility Conformance Report.",
    },
    {
      rule: "plain-writing-act",
      meaning: "Federal documents for the public must be clear, concise and well organized.",
    },
    {
      rule: "iso-9241-210",
      meaning: "Human-centered design of interactive systems: understand, specify, design, evaluate, repeat.",
    },
  ],
  questions: [
    {
      question: "Which WCAG version should we meet, and by when?",
      answer:
        `Federal agencies must meet WCAG 2.0 Level A and AA. State and local governments must meet ${cite("wcag-2-1")} Level AA under the ADA rule. An interim final rule of April 20, 2026, set the dates: April 26, 2027, for populations of 50,000 or more and April 26, 2028, for smaller ones and special districts. A court challenge to it was pending in October 2026. Pages a vendor runs for you count. Archived pages and older documents out of use are excepted. We design to ${cite("wcag-2-2")} AA, which keeps all earlier criteria except 4.1.1, which W3C now treats as met on web pages, so one design satisfies both.`,
    },
    {
      question: "Is an automated scan enough for Section 508?",
      answer:
        "No. A scan alone will not support an Accessibility Conformance Report, because it cannot judge reading order, link purpose or the accuracy of alternative text. Pair it with keyboard and screen reader tests. A PDF needs tags, reading order, headings, text for its pictures, table headers, a title and a language. A web page is often the simpler way.",
    },
    {
      question: "Can you write an ACR for a product you built?",
      answer:
        "Yes, and the report will say who built the product. Where independence matters, an outside tester gets our results and fix list, and we revise the report with what that tester finds.",
    },
    {
      question: "Do we need OMB clearance to talk to users?",
      answer:
        "Not to talk with federal employees about their work. Asking ten or more members of the public the same questions usually does, and many agencies hold a generic clearance that fits. Watching people use a prototype and asking what they think often does not. Your clearance officer decides, and we bring the script so that the question can be answered in one meeting.",
    },
    {
      question: "Do you test with people who have disabilities?",
      answer: "Yes, if we can recruit them. We find participants and compensate them fairly. If we find none, the report states that this part was left out.",
    },
  ],
  buying: { contract: "Firm-fixed-price for a review or a redesign. Travel to visit users is billed at Government rates.", naics: ["541511", "541512"], psc: ["DA01"], labor: ["Designer", "Software developer", "Test engineer"], vehicles: ["gsa-mas", "efast", "ungm"] },
  related: [
    "framework-based-development",
    "low-code-application-development",
    "systems-modernizations",
    "service-desk-and-support",
  ],
} satisfies ServiceItem;
