import { cite } from "../../rules/index.ts";
import type { ServiceItem } from "../../shapes/types.ts";

export const networkSecurity = {
  name: "Network Security",
  meta: {
    title: "Network Security: Segmentation, TIC 3.0, Rule Review",
    description:
      "Traffic mapping, firewall rule recertification, segmentation and TIC 3.0 design, with a register that ties every open port to an owner and a ticket.",
  },
  promise: "Every allowed path has a reason, an owner and a log.",
  lead: "We map the traffic you have, segment it by mission system, and leave a rule base in which each open port can be traced to an approved request.",
  thread: { lifecycle: "security", from: "Identify", here: "Protect", to: "Detect" },
  situation: {
    statement:
      "Most firewalls were correct once. After ten years of tickets, few teams can say which rules still serve a system, and who asked.",
    paragraphs: [
      "A rule base grows in one direction. A temporary rule for a data migration stays open; a retired server leaves its address in six object groups; an “any” service is added on a Friday night to restore payroll. At the next assessment SC-7 and AC-4 are marked other than satisfied, and nobody dares retire a rule for fear of an outage.",
      "Federal civilian agencies also carry the network pillar of M-22-09 and the move from TIC 2.0 access points to TIC 3.0 use cases. Enforcement moves to the user, the branch and the cloud. What must not be lost on the way is the telemetry that CISA and your own analysts depend on.",
    ],
  },
  capabilities: {
    note: "Work on firewalls, routers, cloud gateways and the traffic between them.",
    items: [
      {
        name: "Flow mapping and discovery",
        text: "NetFlow, firewall hit counts and route tables read together to show which systems talk, on which ports, and which address blocks no one claims.",
      },
      {
        name: "Firewall rule recertification",
        text: "Each rule matched to a system, an owner and a ticket; shadowed, unused and “any” rules listed for removal, with a rollback for every change window.",
      },
      {
        name: "Segmentation",
        text: "Zones drawn around high value assets and financial systems first, tested in monitor mode for a full month-end before a single deny rule is enforced.",
      },
      {
        name: "TIC 3.0 and zero trust access",
        text: "Traffic mapped to TIC 3.0 use cases, enforcement points placed for branch, remote and cloud users, and VPN replaced by per-application access where it fits.",
      },
      {
        name: "Edge device lifecycle",
        text: "Firewalls, VPN gateways and load balancers inventoried with firmware and support dates, so BOD 26-02 replacements are budgeted before the vendor’s last patch.",
      },
      {
        name: "Encrypted DNS and TLS",
        text: `TLS configured to ${cite("nist-sp-800-52")}, DNS resolved through approved encrypted resolvers, and device management interfaces taken off the public internet.`,
      },
      {
        name: "Network detection",
        text: "Sensors and flow logs placed where segments meet, Zeek or vendor output sent to the SIEM, and blind spots written down rather than assumed away.",
      },
    ],
  },
  process: {
    note: "A plan for one campus or data center; larger estates repeat the last three steps zone by zone.",
    steps: [
      {
        name: "Draw the traffic",
        time: "Weeks 1 to 4",
        text: "Thirty days of flow records and rule hit counts are collected, then reconciled with the asset inventory and the boundary diagram in the system security plan.",
        output: "Traffic map and list of unclaimed assets",
      },
      {
        name: "Recertify the rules",
        time: "Weeks 3 to 8",
        text: "System owners confirm or release each rule that touches their system. Unanswered rules get a dated notice, then a logged disable, then removal.",
        output: "Rule register with owner, ticket and review date",
      },
      {
        name: "Segment in monitor mode",
        time: "Weeks 6 to 14",
        text: "Zone policies run without blocking through one month-end close and one patch cycle, so the exceptions appear in a report, not in the help desk queue.",
        output: "Zone policy with tested exceptions",
      },
      {
        name: "Enforce and hand over",
        time: "Weeks 12 to 18",
        text: "Deny rules go live zone by zone under change control. Diagrams, SSP statements and SIEM feeds are updated in the same week as the change.",
        output: "Enforced zones and matching control statements",
      },
    ],
  },
  deliverables: {
    lead: "Five records that your network team can keep current without us, and that an assessor can read without a guided tour.",
    rows: [
      {
        name: "Traffic and zone map",
        shows: "Which systems exchange data, on which port, across which boundary",
        firstReader: "Network architect",
      },
      {
        name: "Firewall rule register",
        shows: "Owner, purpose, ticket, last hit and next review date for each rule",
        firstReader: "Information system security officer",
      },
      {
        name: "Edge device lifecycle list",
        shows: "Model, firmware, exposure and vendor support date of each boundary device",
        firstReader: "CIO budget office",
      },
      {
        name: "TIC 3.0 mapping",
        shows: "Each traffic pattern with its trust zones, enforcement point and telemetry destination",
        firstReader: "CISO",
      },
      {
        name: "SC-7 and AC-4 evidence set",
        shows: "Diagrams, rule exports and test results that back the control statements",
        firstReader: "Control assessor",
      },
    ],
  },
  standards: [
    {
      rule: "nist-sp-800-53",
      part: "SC-7 and AC-4",
      meaning: "Boundary protection and information flow enforcement: control what crosses, and show the policy that decides.",
    },
    {
      rule: "nist-sp-800-207",
      meaning:
        "Zero Trust Architecture: access is decided per session from identity, device and context; network location alone grants nothing.",
    },
    {
      rule: "omb-m-22-09",
      meaning: "The federal zero trust strategy. For networks: encrypt DNS and web traffic, and isolate applications from one another.",
    },
    {
      rule: "omb-m-19-26",
      part: "TIC 3.0",
      meaning: "Replaces the single gateway with use cases, trust zones and policy enforcement points close to the traffic.",
    },
    {
      rule: "bod-26-02",
      meaning: "Mitigating Risk From End-of-Support Edge Devices: inventory, update, retire, replace, and keep discovering.",
    },
    {
      rule: "bod-23-02",
      meaning: "Keeps the management interfaces of networked devices off the internet or behind a zero trust enforcement point.",
    },
    {
      rule: "nist-sp-800-41",
      meaning: "Guidelines on firewalls and firewall policy, including how rule sets are tested and reviewed.",
    },
  ],
  questions: [
    {
      question: "Will you cut off something we depend on?",
      answer:
        "We plan so that a wrong guess is visible before it blocks. Policies run in monitor mode through a month-end close, each change window has a rollback, and released rules stay disabled and logged before deletion.",
    },
    {
      question: "Do we have to replace our firewalls to reach zero trust?",
      answer:
        "Usually not at once. SP 800-207 describes a logical architecture, not a product. A current firewall can serve as an enforcement point, provided it is supported, patched and able to read identity from your directory.",
    },
    {
      question: "Can you do this on cloud networks as well?",
      answer:
        "Yes. Security groups, route tables, transit gateways and private endpoints are rules like any other. We export them, recertify them the same way, and keep one register across data center and cloud.",
    },
    {
      question: "Who holds the firewall passwords during the work?",
      answer:
        "Your engineers do. We work from read-only exports, write the change and its test, and stand by while your staff apply it. If you want us to apply changes, access goes through your privileged access tool.",
    },
  ],
  related: [
    "cloud-security",
    "security-operations-center",
    "identity-access-management",
    "infrastructure-management",
    "configuration-management",
  ],
} satisfies ServiceItem;
