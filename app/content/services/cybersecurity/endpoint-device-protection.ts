import { cite } from "../../rules/index.ts";
import type { ServiceItem } from "../../shapes/types.ts";

export const endpointDeviceProtection = {
  name: "Endpoint & Device Protection",
  meta: {
    title: "Endpoint & Device Protection: Inventory to Disposal",
    description:
      "Device inventory that reconciles, STIG and CIS baselines, EDR coverage tested on live hosts, patch rings, mobile management and media sanitization records.",
  },
  promise: "Every device known, hardened, watched and, in the end, wiped.",
  lead: "From laptop to phone to server, we close the gap between the devices in your inventory and the devices on your network, then hold them to one baseline.",
  thread: { lifecycle: "security", from: "Identify", here: "Protect", to: "Respond" },
  situation: {
    statement:
      "The console says the fleet is protected. It can only speak for machines that run the agent, and attackers prefer the others.",
    paragraphs: [
      "Ask four sources how many laptops you own and you get four numbers: the property system, Active Directory, the detection console and the vulnerability scanner. The difference between them is the list of unmanaged, unpatched or forgotten machines. We start there, because a benchmark score computed over part of a fleet is not evidence about the whole.",
      "For civilian agencies the question has a calendar. BOD 23-01 asks for automated asset discovery every seven days and vulnerability enumeration every fourteen, with results sent to the CDM agency dashboard within 72 hours. A device missing from the feed is missing from every report drawn from it.",
    ],
  },
  capabilities: {
    note: "Windows, macOS, Linux, iOS and Android, and the servers that are often counted last.",
    items: [
      {
        name: "Inventory reconciliation",
        text: "Serial numbers, host names and agent IDs matched across the property book, directory, mobile manager, scanner and CDM feed, with each mismatch assigned to a person.",
      },
      {
        name: "Secure configuration",
        text: "DISA STIGs or CIS Benchmarks applied through Intune, Group Policy, Jamf or Ansible, scanned with SCAP content, and each deviation approved with a reason and date.",
      },
      {
        name: "Endpoint detection and response",
        text: "Agent coverage extended to every supported operating system, policies moved from audit to block in rings, and host isolation tested before it is needed.",
      },
      {
        name: "Patch and update rings",
        text: "Pilot, broad and urgent rings with set dates; exposed, known exploited vulnerabilities move to the urgent ring under BOD 26-04, with proof kept per host.",
      },
      {
        name: "Mobile devices and BYOD",
        text: `Enrollment, app vetting, mobile threat defense and selective wipe for government and personal phones, following ${cite("nist-sp-800-124")} and your records rules.`,
      },
      {
        name: "Application control and privilege",
        text: "Local administrator rights removed, allow-listing enforced with App Control for Business or its equal, and emergency elevation granted for hours, under a ticket.",
      },
      {
        name: "Encryption and disposal",
        text: "Full-disk encryption with escrowed recovery keys in service, then clear, purge or destroy at the end, with a sanitization certificate for each serial number.",
      },
    ],
  },
  process: {
    note: "A plan for a fleet of a few thousand devices, with the service desk in the room from the first week.",
    steps: [
      {
        name: "Count",
        time: "Weeks 1 and 2",
        text: "Exports from each source of record are joined on serial number and hardware address. Duplicates, ghosts and strangers go into three separate lists.",
        output: "Reconciled inventory and three exception lists",
      },
      {
        name: "Set the baseline",
        time: "Weeks 2 to 5",
        text: "One benchmark profile is chosen per operating system and role. The SCAP scan that follows gives the first honest score, exceptions included.",
        output: "Approved profiles and opening scan results",
      },
      {
        name: "Pilot",
        time: "Weeks 4 to 8",
        text: "Fifty to a hundred machines across offices and job types take the baseline, the agent policy and the patch ring. Breakage is logged by cause.",
        output: "Failure log with fix or approved deviation for each",
      },
      {
        name: "Widen the rings",
        time: "Weeks 8 to 16",
        text: "The next ring opens when the failure log is quiet. The service desk gets scripts for the likeliest calls before each ring begins.",
        output: "Coverage report by ring, office and system",
      },
      {
        name: "Drill",
        time: "Week 16, then quarterly",
        text: "Four drills are run and timed: a harmless test file, an isolated host, a lost phone and a laptop rebuilt from nothing but the standard image.",
        output: "Drill record with times and screen captures",
      },
    ],
  },
  deliverables: {
    lead: "Each record names devices by serial number, because percentages cannot be patched, isolated or wiped.",
    rows: [
      {
        name: "Reconciled device inventory",
        shows: "Every device, its owner and the sources that do or do not know it",
        firstReader: "Property officer and ISSO",
      },
      {
        name: "Baseline and deviation register",
        shows: "Benchmark version, score, and each approved deviation with its expiry date",
        firstReader: "Configuration control board",
      },
      {
        name: "Patch calendar and ring plan",
        shows: "Which group takes which update on which day, and who can stop it",
        firstReader: "Service desk manager",
      },
      {
        name: "EDR coverage and drill report",
        shows: "Hosts with and without the agent, policy mode, and measured isolation times",
        firstReader: "SOC lead",
      },
      {
        name: "Sanitization certificates",
        shows: "Serial number, method, tool, verifier and date for each item of media",
        firstReader: "Property officer",
      },
    ],
  },
  standards: [
    {
      rule: "nist-sp-800-53",
      part: "CM-6, CM-7 and CM-8",
      meaning: "Configuration settings, least functionality and component inventory: know the parts, set them, switch off the rest.",
    },
    {
      rule: "bod-23-01",
      meaning: "Improving Asset Visibility and Vulnerability Detection on Federal Networks: the discovery and scanning cadence.",
    },
    {
      rule: "omb-m-22-01",
      meaning: "Calls on agencies to deploy endpoint detection and response and give CISA access to the data it needs.",
    },
    {
      rule: "cisa-cdm",
      meaning: "CISA’s program of tools and dashboards that report assets, users, configuration and vulnerabilities.",
    },
    {
      rule: "nist-sp-800-40",
      meaning: "Enterprise patch management planned as preventive maintenance, with maintenance groups and set schedules.",
    },
    {
      rule: "nist-sp-800-124",
      meaning: "Managing the security of mobile devices in the enterprise, from selection and enrollment to retirement.",
    },
    {
      rule: "nist-sp-800-88",
      meaning: "Guidelines for media sanitization, revised in 2025 around an organization-wide program with clear, purge and destroy.",
    },
  ],
  questions: [
    {
      question: "We already own an EDR tool. What is left to do?",
      answer:
        "Coverage, policy and proof. A license alone can leave servers without the agent, policies set to alert only, and isolation never tried on a live host. We list each gap by host name and close it with your administrators.",
    },
    {
      question: "Can staff keep using personal phones?",
      answer:
        "Yes, if your policy and records rules allow it. A managed work profile keeps agency data apart, can be wiped alone, and leaves the owner’s photos and messages untouched. Some roles should carry government phones instead.",
    },
    {
      question: "What about machines that cannot take an agent?",
      answer:
        "They get compensating controls and a line in the risk register. Lab instruments, building controllers and vendor appliances are placed in their own segment, watched by network sensors, and reviewed on a set date.",
    },
    {
      question: "Will hardening break our ERP client or printers?",
      answer:
        "Something will break, so we find it in the pilot ring. Each setting that fails is traced, then fixed, replaced or recorded as an approved deviation with its business reason and an expiry date.",
    },
  ],
  related: [
    "penetration-testing-vulnerability-management",
    "security-operations-center",
    "service-desk-and-support",
    "sunflower",
  ],
} satisfies ServiceItem;
