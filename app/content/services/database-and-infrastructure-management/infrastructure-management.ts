import type { ServiceItem } from "../../shapes/types.ts";

export const infrastructureManagement = {
  name: "Infrastructure Management",
  meta: {
    title: "Infrastructure Management",
    description:
      "Servers, storage, virtual platforms and government cloud accounts held in one inventory, built from images and code, and renewed before support ends.",
  },
  promise: "Every server accounted for, and rebuilt from code.",
  lead: "We plan, build and run servers, storage, virtual hosts and cloud accounts. There is one inventory, one set of images, and a ticket behind each change.",
  thread: { lifecycle: "platform", from: "Plan", here: "Provision", to: "Operate" },
  situation: {
    statement:
      "The diagram shows forty servers. Discovery finds fifty-three, and nobody will sign for the other thirteen or dare to turn them off.",
    paragraphs: [
      "Infrastructure drifts. Someone opens a port during an outage, a test machine becomes production, a certificate is renewed on one node of two. Each choice was reasonable on its night. Together they form an estate that cannot be patched in one pass, priced by system or rebuilt after a loss.",
      "We bring it back under a small number of rules: nothing exists outside the inventory, nothing is built by hand twice, and nothing runs past its support date without a signature. Those rules hold in a data center, in AWS GovCloud, Azure Government or Oracle’s government regions, and in the awkward mix that many organizations have.",
    ],
  },
  capabilities: {
    note: "Day-to-day operation, and the projects that make it calmer.",
    items: [
      {
        name: "Inventory and CMDB",
        text: "Hosts, virtual machines, cloud resources, certificates and support dates discovered, reconciled weekly, and tied to a system, an owner and a budget.",
      },
      {
        name: "Images and configuration",
        text: "Hardened images built by pipeline, then Terraform and Ansible for everything above them, so a rebuilt server matches its twin.",
      },
      {
        name: "Server and virtualization operations",
        text: "Red Hat, Oracle Linux, Windows Server, VMware and KVM hosts patched, monitored and capacity-planned, with maintenance windows set by the business calendar.",
      },
      {
        name: "Cloud accounts and regions",
        text: "Account structure, tagging, network layout, identity federation, budgets and guardrails, with each service checked for FedRAMP certification before federal use.",
      },
      {
        name: "Storage and backup platforms",
        text: "Tiering, snapshots, replication and media handling, sized from measured growth, with retired media sanitized and the certificates kept.",
      },
      {
        name: "Monitoring and capacity",
        text: "Alerts that name the business service affected, thresholds reviewed monthly, and trend reports that show when money must be requested.",
      },
      {
        name: "Names, addresses and certificates",
        text: "DNS, DHCP, IPv6 transition and automated certificate renewal, since public TLS certificates now expire too quickly for reminders in a calendar.",
      },
    ],
  },
  process: {
    note: "Stabilize first, standardize second, improve third.",
    steps: [
      {
        name: "Find",
        time: "Weeks 1 to 4",
        text: "Discovery tools, hypervisor lists, cloud APIs, invoices and floor walks are reconciled until every asset has an owner or a removal date.",
        output: "Reconciled inventory with owners and support dates",
      },
      {
        name: "Stabilize",
        time: "Weeks 3 to 8",
        text: "Single points of failure, full disks, expiring certificates and unsupported devices come first. Alert noise is cut so real alarms stand out.",
        output: "Risk list closed or scheduled",
      },
      {
        name: "Standardize",
        time: "Weeks 8 to 20",
        text: "Images, build code, naming, tags and patch rings are introduced one service at a time, beginning where an outage would cost most.",
        output: "Versioned images and infrastructure code",
      },
      {
        name: "Operate",
        time: "From week 4 onward",
        text: "Incidents, changes, requests and capacity run under ISO 20000 practice in your ticket system, with a monthly review of availability, backlog and cost.",
        output: "Monthly operations report",
      },
      {
        name: "Renew",
        time: "Each budget cycle",
        text: "Refresh, migration and retirement plans are priced two years ahead, so the budget request rests on dates and measurements.",
        output: "Lifecycle and capacity plan",
      },
    ],
  },
  deliverables: {
    lead: "Six things that let another operator take over without a phone call.",
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
      meaning: "Find, report and remove edge devices that their vendors no longer support; issued February 2026.",
    },
    {
      rule: "omb-m-21-07",
      meaning: "Complete the federal transition to IPv6, with IPv6-only operation as the goal.",
    },
    {
      rule: "fedramp",
      meaning: "Standard security assessment of cloud services, which agencies reuse in their own authorizations.",
    },
    {
      rule: "nist-sp-800-88",
      meaning: "How to sanitize media before disposal or reuse, and how to record it.",
    },
    {
      rule: "iso-iec-20000-1",
      meaning: "Requirements for a service management system; we hold ISO 20000 certification.",
    },
  ],
  questions: [
    {
      question: "Can you run infrastructure inside our existing boundary?",
      answer:
        "Yes. Our staff work under your accounts, your screening and training rules, and your change board. We do not need a separate management network unless you want one.",
    },
    {
      question: "Must everything move to the cloud?",
      answer:
        "No. Some systems cost more there, and some licenses do not travel well. We compare five-year cost, recovery targets and staff skills per system, and sometimes recommend staying put.",
    },
    {
      question: "How do you control cloud spending?",
      answer:
        "By tags, budgets and a monthly conversation with owners. Resources without an owner tag are flagged, idle ones are scheduled or stopped, and commitments are bought only after usage is measured.",
    },
    {
      question: "What happens at the end of the contract?",
      answer:
        "A transition that was planned at the start. Code, diagrams, credentials and manuals are already in your accounts, so the last weeks go to shadowing and a rebuild led by the new team.",
    },
  ],
  related: [
    "cloud-security",
    "disaster-recovery-and-management",
    "configuration-management",
    "network-security",
    "service-desk-and-support",
  ],
} satisfies ServiceItem;
