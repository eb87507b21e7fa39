import { cite } from "../../rules/index.ts";
import type { ServiceItem } from "../../types/content-schema.types.ts";

export const networkSecurity = {
  name: "Network Security",
  meta: {
    title: "Network Security: Segmentation, TIC 3.0, Rule Review",
    description:
      "Firewall rule recertification, segmentation, TIC 3.0 design and a post-quantum inventory, with a register that ties open ports to owners and tickets.",
  },
  promise: "Keep only the open paths that someone requested and still needs.",
  lead: "We start from the traffic you have today. We trace open ports to approved requests, review firewall rules, zones and encrypted tunnels, and prepare gateways for the post-quantum key exchange due by 2030 on high value and high-impact federal systems.",
  thread: { lifecycle: "security", from: "Identify", here: "Protect", to: "Detect" },
  situation: {
    statement:
      "A costly mistake in firewall cleanup is to delete a rule because its hit counter reads zero. Counters reset when the device restarts, and some interfaces run only once a year.",
    paragraphs: [
      "Hit counts are one of three sources. Flow records show what crossed the boundary while you watched, and the system owner can confirm whether the interface still exists. We retire a rule when the three agree, and keep it disabled and logged for a full cycle before deletion. Control assessors who test SC-7 and AC-4 read those reasons as closely as the configuration.",
      "Federal deadlines set the order of work. BOD 26-02 requires civilian agencies to remove end-of-support edge devices from their networks: those on CISA’s list by February 5, 2027, and the rest by August 5. M-22-09 still stands, though its zero trust goals were due in fiscal year 2024. Executive Order 14412 of June 22, 2026, gives high value assets and high-impact systems until December 31, 2030, to establish keys with post-quantum algorithms. That covers VPN gateways, load balancers and anything else that terminates a TLS session.",
    ],
  },
  capabilities: {
    note: "One rule register covers data centers, campuses, branches and cloud networks.",
    items: [
      {
        name: "Flow mapping and discovery",
        text: "We join flow exports, route tables and DNS logs to show which systems exchange data and on which ports, and to list address blocks that have no owner on record.",
      },
      {
        name: "Firewall rule recertification",
        text: "We match rules to systems, owners and tickets, list the shadowed, duplicate and “any” entries, and prepare removals that can be rolled back in the same change window.",
      },
      {
        name: "Segmentation",
        text: "We build zones around high value assets and payment systems first. Each runs in monitor mode through a full month-end before the first deny rule takes effect.",
      },
      {
        name: "TIC 3.0 and zero trust access",
        text: "We sort agency traffic into TIC 3.0 use cases and move enforcement points close to branch, remote and cloud users. Per-application access replaces VPN where your applications allow it.",
      },
      {
        name: "Edge device lifecycle",
        text: "We inventory firewalls, VPN gateways and load balancers by firmware and support date in time for the budget cycle, since BOD 26-02 calls for continuous discovery by February 5, 2028.",
      },
      {
        name: "Encrypted DNS and TLS",
        text: `We bring TLS up to ${cite("nist-sp-800-52")}, route name lookups through approved encrypted resolvers, and take management interfaces off the public internet or put them behind an enforcement point, as BOD 23-02 requires of civilian agencies.`,
      },
      {
        name: "Post-quantum inventory",
        text: `Where public-key cryptography protects traffic, we record the algorithm, the device and the release that supports ${cite("fips-203")}, and mark hardware that must be replaced.`,
      },
      {
        name: "Network detection",
        text: "We place sensors and flow logs where segments meet, and send Zeek or vendor output to the SIEM. Remaining blind spots are listed for the risk owner to accept or pay to close.",
      },
    ],
  },
  process: {
    note: "Times are for one campus or data center. A larger network repeats the last three steps zone by zone.",
    steps: [
      {
        name: "Map the traffic",
        time: "Weeks 1 to 4",
        text: "We collect at least 30 days of flow records and compare them with the asset inventory and with the boundary diagram in the system security plan.",
        output: "Traffic map and list of unclaimed assets",
      },
      {
        name: "Recertify the rules",
        time: "Weeks 3 to 8",
        text: "System owners confirm or release the rules that touch their systems. If an owner does not answer, we send a dated notice, then disable and log the rule.",
        output: "Rule register with owner, ticket and review date",
      },
      {
        name: "Segment in monitor mode",
        time: "Weeks 6 to 14",
        text: "Zone policies run through one month-end close and one patch cycle without blocking. A report lists the exceptions they would have caused.",
        output: "Zone policy with tested exceptions",
      },
      {
        name: "Enforce",
        time: "Weeks 12 to 18",
        text: "Deny rules go live under change control, one zone per window, in an order chosen by your operations staff.",
        output: "Enforced zones and change records",
      },
      {
        name: "Update the documents",
        time: "During the same weeks",
        text: "Diagrams, control statements and SIEM feeds are corrected the same week as the change they describe, while the engineer who made it is available.",
        output: "Matching control statements and diagrams",
      },
    ],
  },
  deliverables: {
    lead: "Your network team keeps these current from exports it already runs.",
    rows: [
      {
        name: "Traffic and zone map",
        shows: "Which systems exchange data, on which port and across which boundary",
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
        name: "Cryptographic path inventory",
        shows: "Algorithm, endpoint, owner and planned post-quantum release for each protected path",
        firstReader: "Agency PQC migration lead",
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
  engagement: {
    needs:
      "Read-only exports from firewalls, cloud route tables and flow collectors. The asset inventory and the boundary diagram. A change calendar with your freeze dates. One network engineer for about a day a week. Rule review takes an hour or two from each system owner, and that time is often harder to get.",
    arrival:
      "Collection starts before interviews, because flow records take weeks to become useful. Staff who will see agency configurations complete your suitability process and work on your equipment where that is required.",
    team: "Two to four people: a lead network security engineer, one or two analysts for rules and flows, and a part-time writer of control statements.",
    length:
      "Four to five months for one campus. The size of the rule base matters less than the number of system owners who must answer and the change windows your calendar leaves open.",
    handover:
      "The register moves into your ticket or configuration system. Your engineers run one recertification round while we watch, and we answer questions for 30 days after the last zone is enforced.",
  },
  standards: [
    {
      rule: "nist-sp-800-53",
      part: "SC-7 and AC-4",
      meaning: "Boundary protection and information flow enforcement: control what crosses the boundary, and show the policy behind it.",
    },
    {
      rule: "nist-sp-800-207",
      meaning:
        "Zero Trust Architecture: access is decided per session, based on identity, device and context. Network location alone grants no access.",
    },
    {
      rule: "omb-m-22-09",
      meaning: "Federal zero trust goals that were due in fiscal year 2024: encrypt DNS and web traffic, isolate applications from one another.",
    },
    {
      rule: "omb-m-19-26",
      part: "TIC 3.0",
      meaning: "Replaces the single gateway with use cases, trust zones and policy enforcement points close to the traffic.",
    },
    {
      rule: "bod-26-02",
      meaning: "Issued February 5, 2026, on end-of-support edge devices: inventory, update, replace and keep discovering.",
    },
    {
      rule: "bod-23-02",
      meaning: "Keeps the management interfaces of networked devices off the internet or behind a zero trust enforcement point.",
    },
    {
      rule: "eo-14412",
      also: ["omb-m-26-15", "fips-203"],
      meaning: "Post-quantum key establishment by December 31, 2030, for high value assets and high-impact systems, plus the plans, phases and algorithm.",
    },
    {
      rule: "nist-sp-800-41",
      meaning: "Guidelines on firewalls and firewall policy. The text dates from 2009, so we read it alongside the zero trust architecture.",
    },
  ],
  questions: [
    {
      question: "Will you cut off something we depend on?",
      answer:
        "We design the work so that a wrong guess shows up before it blocks anything. That is the purpose of monitor mode through a month-end close, of a rollback written into each change, and of the weeks a released rule spends disabled and logged. Annual interfaces are the known gap, so we ask owners for their calendar of annual jobs and keep those rules out of the first round.",
    },
    {
      question: "Do we have to replace our firewalls to reach zero trust?",
      answer:
        "Usually they can stay for a while. SP 800-207 describes a logical architecture, and a supported, patched firewall that reads identity from your directory can act as one of its enforcement points.",
    },
    {
      question: "What must the network do about post-quantum cryptography now?",
      answer:
        `Start with the inventory. M-26-15, issued June 24, 2026, asked agencies for a migration plan by October 22, and its phases run to 2035. On the network, that means finding what terminates TLS or VPN sessions and asking its vendor which release, with a validated module, will support ${cite("fips-203")}. Devices that will never have one go into the replacement budget. New purchases can already require it. Check the module itself as well: certificates under the 140-2 edition moved to NIST’s historical list after September 21, 2026, and cover existing systems only.`,
    },
    {
      question: "Who holds the firewall passwords during the work?",
      answer:
        "Your engineers do. Any changes we make go through expiring, named accounts in your privileged access system.",
    },
  ],
  buying: { contract: "Firm-fixed-price by phase. Labor-hour line items with a ceiling price for changes deferred to fit your schedule.", naics: ["541512"], psc: ["DJ01", "DG01"], labor: ["Security engineer"], vehicles: ["gsa-mas", "efast", "ungm"] },
  related: [
    "cloud-security",
    "security-operations-center",
    "identity-access-management",
    "infrastructure-management",
    "configuration-management",
  ],
} satisfies ServiceItem;
