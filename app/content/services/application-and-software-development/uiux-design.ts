import type { ServiceItem } from "../../shapes/types.ts";

export const uiuxDesign = {
  name: "UI/UX Design",
  meta: {
    title: "UI/UX Design and Section 508 Accessibility",
    description:
      "Research, U.S. Web Design System screens, usability tests and Section 508 checks by hand as well as by scanner, ending in an ACR you can defend.",
  },
  promise: "Screens that people can finish, whatever they use to read them.",
  lead: "We study, design and test screens for public services and for staff. We check that everyone can use them from the first sketch, because a late fix is most often half a fix.",
  thread: { lifecycle: "software", from: "Requirement", here: "Design", to: "Test" },
  situation: {
    statement:
      "Staff keep a paper cheat sheet beside the screen. It tells you exactly which fields, labels and steps the system got wrong.",
    paragraphs: [
      "Poor screens rarely appear in an audit report, yet they sit behind many findings: the object class picked from an endless list, the attachment nobody can open, the approval clicked because the detail was two pages away. People make predictable errors when an interface hides the thing they must judge.",
      "Accessibility is part of the same craft. Section 508 covers what federal agencies develop, procure, maintain and use, including internal tools. Automated checkers find a portion of the problems. The rest need a keyboard, a screen reader and a person who knows what the page should say.",
    ],
  },
  capabilities: {
    note: "Start at research, at redesign, or at a failed accessibility review.",
    items: [
      {
        name: "User research",
        text: "Interviews, observation and task analysis with the people who do the work, including those using screen readers, magnification or voice control.",
      },
      {
        name: "Content and form design",
        text: "Plain labels, questions in the user’s order, errors that say what to do, and help placed where the doubt occurs.",
      },
      {
        name: "Prototypes and usability tests",
        text: "Clickable prototypes in Figma or in code, tested on real tasks. We report where people failed, with task success and time.",
      },
      {
        name: "U.S. Web Design System",
        text: "USWDS components, design tokens and page templates applied or extended for your agency, with React or server-side versions kept in step.",
      },
      {
        name: "Accessibility testing",
        text: "Automated scans, manual tests by the DHS Trusted Tester process, and sessions with NVDA, JAWS or VoiceOver, each finding tied to its criterion.",
      },
      {
        name: "ACR and VPAT work",
        text: "Accessibility Conformance Reports written on the current VPAT template, or a vendor’s report read critically before you rely on it.",
      },
      {
        name: "ERP and back-office screens",
        text: "Oracle Fusion, APEX, SAP Fiori and ServiceNow pages reordered, relabeled and cut down, by personalization first and by code only when needed.",
      },
    ],
  },
  process: {
    note: "Research findings steer the design; test findings are allowed to overturn it.",
    steps: [
      {
        name: "Listen",
        time: "Weeks 1 to 3",
        text: "We watch real tasks, collect the cheat sheets, and read help desk tickets. Research with the public is checked against the Paperwork Reduction Act.",
        output: "Task inventory and ranked problem list",
      },
      {
        name: "Sketch",
        time: "Weeks 3 to 5",
        text: "Several directions are drawn, not one. Page order, labels and keyboard path are settled on paper before color or layout.",
        output: "Annotated wireframes with accessibility notes",
      },
      {
        name: "Prototype and test",
        time: "Weeks 5 to 8",
        text: "Five to eight participants per round attempt the tasks, some with assistive technology. We change the prototype between rounds.",
        output: "Usability findings, round by round",
      },
      {
        name: "Specify",
        time: "Weeks 8 to 10",
        text: "Components, states, error texts and focus order are written for developers, mapped to USWDS and to the requirement each screen serves.",
        output: "Design specification linked to the RTM",
      },
      {
        name: "Verify in build",
        time: "Each sprint afterward",
        text: "Designers review working code, not pictures. Accessibility defects enter the same tracker as functional ones and block release by severity.",
        output: "Accessibility results per release",
      },
    ],
  },
  deliverables: {
    lead: "Evidence first, pictures second: each document says how we know.",
    rows: [
      {
        name: "Research report",
        shows: "Tasks observed, problems ranked by consequence, and quotations used with consent",
        firstReader: "Product owner",
      },
      {
        name: "Annotated wireframes",
        shows: "Layout, reading order, keyboard path and the text of every state",
        firstReader: "Developers",
      },
      {
        name: "Usability test findings",
        shows: "Who tried what, where they stopped, and what changed as a result",
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
        shows: "Each defect with criterion, severity, fix, owner and retest date",
        firstReader: "System owner",
      },
    ],
  },
  standards: [
    {
      rule: "section-508",
      part: "36 CFR Part 1194",
      meaning: "Federal technology must be accessible; the Revised Standards adopt WCAG 2.0 Level A and AA.",
    },
    {
      rule: "wcag-2-1",
      also: ["wcag-2-2"],
      meaning: "Later W3C guidelines that add criteria for mobile use, low vision and cognitive needs.",
    },
    {
      rule: "ada-title-ii-web",
      meaning:
        "Names WCAG 2.1 Level AA for state and local government web content and mobile apps; its dates were extended in 2026.",
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
        "The Information Technology Industry Council’s template; completed for one product, it becomes an Accessibility Conformance Report.",
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
      question: "Is an automated scan enough for Section 508?",
      answer:
        "No. Scanners catch missing labels and contrast well, but cannot judge reading order, meaningful link text or whether alternative text is true. We pair the scan with manual keyboard and screen reader tests.",
    },
    {
      question: "Which WCAG version should we meet?",
      answer:
        "Federal standards point to 2.0 Level A and AA; the ADA rule for state and local bodies names 2.1 AA. We design to 2.2 AA, which keeps every earlier criterion but the retired 4.1.1.",
    },
    {
      question: "Can you write an ACR for a product you built?",
      answer:
        "Yes, and the report says so on its face. Where independence matters, we give an outside tester our results and fix list, then update the report with what that tester finds.",
    },
    {
      question: "Do we need OMB clearance to talk to users?",
      answer:
        "Sometimes. Talking with federal employees about their work does not need it. Asking ten or more members of the public the same questions usually does, and agencies often hold a generic clearance that fits.",
    },
    {
      question: "Do you test with people who have disabilities?",
      answer:
        "Yes, where participants can be recruited and paid properly. Conformance testing shows whether the criteria are met; a session with a daily screen reader user shows whether the task can be finished. Plan for both.",
    },
  ],
  related: [
    "framework-based-development",
    "low-code-application-development",
    "systems-modernizations",
    "service-desk-and-support",
  ],
} satisfies ServiceItem;
