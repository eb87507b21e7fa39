import { cite } from "../../rules/index.ts";
import type { ServiceItem } from "../../types/content-schema.types.ts";

export const infrastructureManagement = {
  name: "Infrastructure Management",
  meta: {
    title: "Infrastructure Management",
    description:
      "Servers, storage, virtual platforms and government cloud accounts kept in one inventory, built from images and code, and renewed before support ends.",
  },
  promise: "Every server on record and rebuilt from code.",
  lead: "We manage servers, storage, virtual hosts and cloud accounts from purchase to disposal. All are tracked in one inventory and built from versioned images.",
  thread: { lifecycle: "platform", from: "Plan", here: "Provision", to: "Operate" },
  situation: {
    statement:
      "As of March 15, 2026, a public TLS certificate may be valid for at most 200 days. The limit falls to 100 in March 2027 and to 47 in March 2029.",
    paragraphs: [
      `Calendar reminders will not keep up with that, and certificates are only one item on a list of end dates. General support for VMware vSphere 8 ends on October 11, 2027. Edge devices that CISA lists as unsupported must be off federal civilian networks by February 5, 2027, and the rest by August 5 (${cite("bod-26-02")}). To turn such dates into purchase orders and change windows, the inventory needs an owner for each item.`,
      "Infrastructure drifts in small, reasonable steps: a port opened during an outage, a test machine that became production, a certificate renewed on one node of two. We bring it back under control with a short set of rules. The main ones are that anything built twice is built from code and that an unsupported product needs a signed exception. The rules apply equally in a data center, AWS GovCloud, Azure Government and Oracle’s government regions.",
    ],
  },
  capabilities: {
    note: "We handle daily operations and the projects that make them easier.",
    items: [
      {
        name: "Inventory and CMDB",
        text: "We discover hosts, virtual machines, cloud resources and support dates, reconcile them weekly, and tie each to the system and the budget line that pays for it.",
      },
      {
        name: "Images and configuration",
        text: "A pipeline builds hardened images. Terraform and Ansible configure everything above them, so a rebuilt server matches the original.",
      },
      {
        name: "Servers and virtualization",
        text: "We patch, monitor and size Red Hat, Oracle Linux, Windows Server, VMware and KVM hosts. Maintenance windows follow the business calendar.",
      },
      {
        name: "Cloud accounts and regions",
        text: "We set up account structure, tagging, network layout, identity federation, budgets and guardrails. Before federal use, we check a service’s FedRAMP class against the data it would hold.",
      },
      {
        name: "Storage and backup platforms",
        text: "We size tiers, snapshots and replication from measured growth. Retired media are sanitized, and we keep the certificates of destruction.",
      },
      {
        name: "Monitoring and capacity",
        text: "Alerts identify the business service affected. Trend reports give the month in which disk, memory or budget will run out at the current rate.",
      },
      {
        name: "Names, addresses and certificates",
        text: "We manage DNS, DHCP, IPv6 transition, and certificates issued and renewed by an automated protocol, including the private ones inside load balancers and database listeners.",
      },
      {
        name: "Where cryptography is used",
        text: "We list certificates, VPNs, libraries and key stores by algorithm, because federal high value assets and high-impact systems must move to post-quantum methods by 2030 and 2031.",
      },
    ],
  },
  process: {
    note: "Operations start while the survey is still in progress, so the steps overlap.",
    steps: [
      {
        name: "Survey",
        time: "Weeks 1 to 4",
        text: "We reconcile discovery scans, hypervisor lists, cloud APIs, invoices and a walk through the server room until every asset has an owner or a removal date.",
        output: "Reconciled inventory with support dates",
      },
      {
        name: "Stabilize",
        time: "Weeks 3 to 8",
        text: "We deal with single points of failure, full disks, expiring certificates and unsupported devices, and turn off alerts that serve no purpose.",
        output: "Risk list closed or scheduled",
      },
      {
        name: "Standardize",
        time: "Weeks 8 to 20",
        text: "We introduce images, build code, names, tags and patch rings one service at a time, beginning where an outage would cost the most.",
        output: "Versioned images and infrastructure code",
      },
      {
        name: "Operate and renew",
        time: "From week 4, then yearly",
        text: `Incidents, changes and capacity are managed under ${cite("iso-iec-20000-1")} practices in your ticket system. We estimate refresh and retirement costs two budget years ahead.`,
        output: "Monthly report and lifecycle and capacity plan",
      },
    ],
  },
  deliverables: {
    lead: "These are kept in your systems from the first week, under your retention rules.",
    rows: [
      {
        name: "Asset inventory",
        shows: "Every asset, owner, system, location, support date and monthly cost",
        firstReader: "CIO, property officer",
      },
      {
        name: "Architecture diagrams",
        shows: "Network, boundary, data flow and dependency views that match discovery",
        firstReader: "Security assessor",
      },
      {
        name: "Infrastructure code",
        shows: "Images, Terraform and Ansible in your repository, with build history",
        firstReader: "Platform engineers",
      },
      {
        name: "Certificate and key register",
        shows: "Subject, issuer, algorithm, location, renewal method and expiration of each",
        firstReader: "CISO, post-quantum lead",
      },
      {
        name: "Operations manual",
        shows: "Startup order, routine tasks, escalation and vendor contacts",
        firstReader: "Operations staff",
      },
      {
        name: "Monthly operations report",
        shows: "Availability, changes, incidents, patch state and capacity trends",
        firstReader: "System owners",
      },
      {
        name: "Lifecycle and capacity plan",
        shows: "What must be renewed, when, why and at what estimated cost",
        firstReader: "Budget office",
      },
    ],
  },
  engagement: {
    needs:
      "Named administrator accounts, badges for the server room, read access to hypervisors and cloud billing, support contracts, and 12 months of tickets. A public trust determination is the usual screening, and some data centers require more. Someone from property or finance joins the survey.",
    arrival:
      "The operations lead starts alone, reads change records and walks the racks with your engineers. Others follow as accounts are granted, and on-call coverage transfers last.",
    team: "Three to ten people, depending on size and hours: an operations lead, server and cloud engineers, a part-time network engineer, and on-call coverage if you order it.",
    length:
      "A survey and stabilization take about eight weeks. Operations are ordered by the contract year. Round-the-clock hours, more sites and a larger share of machines built by hand increase both.",
    handover:
      "Six to eight weeks before the end, your staff or the incoming contractor rebuilds one server and one network segment from your copy of the code and manual. We add whatever the rebuild shows to be missing, return badges and rotate shared keys.",
  },
  standards: [
    {
      rule: "nist-sp-800-53",
      part: "CM-2, CM-8 and SA-22",
      meaning: "Keep baseline configurations and a component inventory, and replace what is no longer supported.",
    },
    {
      rule: "bod-23-01",
      meaning: "Automated discovery, every seven days, of IP-addressable assets on federal civilian networks.",
    },
    {
      rule: "bod-26-02",
      meaning:
        "Find and remove unsupported edge devices: inventory by May 5, 2026, listed devices out by February 5, 2027, the rest by August 5, 2027.",
    },
    {
      rule: "omb-m-21-07",
      meaning: "Complete the federal transition to IPv6. Four in five assets were to be IPv6-only by the end of fiscal year 2025.",
    },
    {
      rule: "fedramp",
      meaning:
        "Security assessment of cloud services, reused by agencies. Vulnerability rules become mandatory on December 7, 2026, and most of the Consolidated Rules on January 1, 2027.",
    },
    {
      rule: "eo-14412",
      also: ["omb-m-26-15"],
      meaning: "For high value assets and high-impact systems, post-quantum key establishment by the end of 2030 and signatures by the end of 2031, under an agency plan.",
    },
    {
      rule: "nist-sp-800-88",
      meaning: "How to sanitize media before disposal or reuse, and how to document it.",
    },
    {
      rule: "iso-iec-20000-1",
      meaning: "Requirements for a service management system. The capability page states our certification status.",
    },
  ],
  questions: [
    {
      question: "Can you run infrastructure inside our existing boundary?",
      answer:
        "Yes. Our staff work under your accounts, your screening and training rules, and your change board. We build a separate management network only if you want one.",
    },
    {
      question: "Must everything move to the cloud?",
      answer:
        "No. Some systems cost more there, and some licenses do not transfer. For each system we compare five-year cost, recovery targets, your staff’s skills and the end-of-support dates of hardware already paid for. Sometimes we recommend staying put. We then say so in writing and give the year to revisit the decision. To move, list the servers and what depends on them, sort them into move, replace, retire or keep, settle the network, sign-in and backup first, move a small system, then groups, each with a test and a way back.",
    },
    {
      question: "How do you control cloud spending?",
      answer:
        "We start with tags. A resource without an owner is flagged on the first day and stopped after a notice period that you set. Idle machines are shut down on a schedule. Budget alerts are based on the forecast, so there is time to act. Reserved capacity is bought only after usage has been measured for a few months. The owners and the finance office review the bill every month, line by line for the ten largest services.",
    },
    {
      question: "Do the post-quantum dates affect our servers?",
      answer:
        "They affect TLS, VPNs, code signing and certificates more than stored data. Executive Order 14412 sets the federal deadlines, which apply to high value assets and high-impact systems: the end of 2030 for key establishment and the end of 2031 for signatures. Start the inventory of algorithms now, since hardware bought this year may still be running then.",
    },
    {
      question: "When does support for Windows Server 2016 end, and what do we do?",
      answer: "Support for Windows Server 2016 ends on January 12, 2027, and with it the security updates, unless you buy extended ones from Microsoft. List each server with its applications, owner, certificates and scheduled jobs. Ask each vendor which release it supports. Build a new server from the current image and move the application to it, rather than upgrade in place, so that you can go back. Test sign-in, backup, monitoring and one restore before the switch. Domain controllers and file servers go first. What cannot move in time is isolated, and the risk is recorded with a date.",
    },
  ],
  buying: { contract: "Firm-fixed-price for the survey. Firm-fixed-price per month for operations, based on the number of machines.", naics: ["541513", "541512"], psc: ["DB02", "DK01"], labor: ["Program manager", "Database specialist", "Security engineer"], vehicles: ["gsa-mas", "efast", "ungm"] },
  related: [
    "cloud-security",
    "disaster-recovery-and-management",
    "configuration-management",
    "network-security",
    "service-desk-and-support",
  ],
} satisfies ServiceItem;
