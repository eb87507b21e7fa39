import { cite } from "../../rules/index.ts";
import type { ServiceItem } from "../../types/content-schema.types.ts";

export const endpointDeviceProtection = {
  name: "Endpoint & Device Protection",
  meta: {
    title: "Endpoint & Device Protection: Inventory to Disposal",
    description:
      "Device inventory that reconciles, STIG and CIS baselines, EDR coverage tested on live hosts, patch rings, mobile management and media sanitization records.",
  },
  promise: "One list of devices, from purchase order to wiped disk.",
  lead: "We count laptops, phones and servers until the sources agree, apply one hardened baseline, test the sensors, and wipe retired devices, with a certificate for each. Your administrators run the consoles throughout.",
  thread: { lifecycle: "security", from: "Identify", here: "Protect", to: "Respond" },
  situation: {
    statement:
      "BOD 23-01 sets a schedule for federal civilian agencies. They must discover the assets on their networks every seven days and start enumerating their vulnerabilities every 14. Within 72 hours of discovery, results must begin to reach the CDM dashboard.",
    paragraphs: [
      "The schedule is easy to configure and hard to meet, since a sensor reports only on the machines where it is installed. The property system, Active Directory, the mobile manager and the scanner each count laptops, and in a fleet of any size the counts differ. We start with those differences.",
      "From December 7, 2026, the BOD 26-04 deadlines apply as well. The fix for an exploited flaw on an exposed machine can then be due in three days, with forensic triage, and that triage requires memory and logs from the host. Use a drill to find out whether your detection software can collect both from a remote laptop.",
    ],
  },
  capabilities: {
    note: "We cover Windows, macOS, Linux, iOS and Android, including servers and shared workstations.",
    items: [
      {
        name: "Inventory reconciliation",
        text: "We match serial numbers, host names and sensor identifiers across the property book, the directory, mobile management, the scanner and the CDM feed. Mismatches go to a named person.",
      },
      {
        name: "Secure configuration",
        text: `We apply DISA STIGs or CIS Benchmarks through Intune, Group Policy, Jamf or Ansible and scan with ${cite("nist-sp-800-126")} content. STIGs change every quarter, and we update the profile to match.`,
      },
      {
        name: "Endpoint detection and response",
        text: "We extend sensors to the supported systems that lack them, move policies from audit to block in rings, and practice host isolation with your service desk.",
      },
      {
        name: "Patch and update rings",
        text: "Pilot, broad and urgent rings have fixed days. Any update that BOD 26-04 makes due in three days enters the urgent ring, whether or not the device is exposed to the internet. We keep proof of the update for each host.",
      },
      {
        name: "Mobile devices and BYOD",
        text: `Enrollment, app vetting, mobile threat defense and selective wipe for government and personal phones follow ${cite("nist-sp-800-124")} and your records rules.`,
      },
      {
        name: "Application control and privilege",
        text: "We remove standing local administrator rights and use App Control for Business or its equivalent to allow approved software. Emergency elevation lasts a few hours and requires a ticket.",
      },
      {
        name: "Encryption and disposal",
        text: `Disks in service are encrypted with modules validated under ${cite("fips-140-3")}, with recovery keys in escrow. Retired media are cleared, purged or destroyed, with a certificate for each serial number.`,
      },
    ],
  },
  process: {
    note: "The schedule is for a fleet of 2,000 to 5,000 devices. The service desk joins at the start because it will take the calls.",
    steps: [
      {
        name: "Count",
        time: "Weeks 1 and 2",
        text: "We join exports from the sources of record on serial number and hardware address. Duplicates, ghost entries and unknown devices become three lists with owners.",
        output: "Reconciled inventory and three exception lists",
      },
      {
        name: "Set the baseline",
        time: "Weeks 2 to 5",
        text: "We choose one benchmark profile for each operating system and role. The scan that follows gives the initial score, with any exceptions noted.",
        output: "Approved profiles and initial scan results",
      },
      {
        name: "Pilot and expand",
        time: "Weeks 4 to 16",
        text: "A pilot across offices and job types tests the baseline, the sensor policy and the patch ring. The next ring starts after a week with no new failures in the log.",
        output: "Failure log and coverage report by ring",
      },
      {
        name: "Drill",
        time: "Week 16, then quarterly",
        text: "Your staff run timed drills with a harmless test file, an isolated host, a lost phone and a laptop rebuilt from the standard image.",
        output: "Drill record with times and screen captures",
      },
    ],
  },
  deliverables: {
    lead: "Records are kept by serial number, the identifier that property, security and the service desk share.",
    rows: [
      {
        name: "Reconciled device inventory",
        shows: "Every device by serial number and holder, and which sources list it or miss it",
        firstReader: "Property officer and ISSO",
      },
      {
        name: "Baseline and deviation register",
        shows: "Benchmark version, score and each approved deviation with its expiration date",
        firstReader: "Configuration control board",
      },
      {
        name: "Patch calendar and ring plan",
        shows: "Which group gets which update on which day, and who can stop it",
        firstReader: "Service desk manager",
      },
      {
        name: "EDR coverage and drill report",
        shows: "Hosts with and without the sensor, policy mode, and measured isolation times",
        firstReader: "SOC lead",
      },
      {
        name: "Sanitization certificates",
        shows: "Serial number, method, verifier and date for each media item",
        firstReader: "Property officer",
      },
    ],
  },
  engagement: {
    needs:
      "Auditor or read-only roles in the directory, mobile manager, detection console and scanner. An extract of the property system with serial numbers. A test ring of real users whose supervisors have agreed to it. The hours when machines may restart.",
    arrival:
      "On the first day we pull the device count from five consoles and bring the numbers to a meeting with property, security and service desk staff. We request government laptops and PIV cards for our staff at award, since nothing here can be configured from outside.",
    team: "Three to five people: an endpoint engineer per platform family, an inventory analyst and a service desk liaison during rollout weeks.",
    length:
      "Four months for up to 5,000 devices. Remote staff who rarely connect, several mobile managers or labs with vendor-controlled equipment can extend it to six.",
    handover:
      "The consoles have been yours from the start, so the handover covers only routine work. Your team runs two patch cycles and one drill alone, we review the results, and open deviations pass to the configuration control board.",
  },
  standards: [
    {
      rule: "nist-sp-800-53",
      part: "CM-6, CM-7 and CM-8",
      meaning: "Configuration settings, least functionality and component inventory: know the components, configure them and turn off what is not needed.",
    },
    {
      rule: "bod-23-01",
      also: ["bod-26-04"],
      meaning: "The discovery and scanning schedule for civilian agencies, and the deadlines for updates that follow from the findings.",
    },
    {
      rule: "omb-m-22-01",
      meaning: "Requires agencies to deploy endpoint detection and response and to give CISA access to the data it needs.",
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
      meaning: "Media sanitization by clear, purge or destroy, revised in September 2025 around an organization-wide program.",
    },
    {
      rule: "fips-140-3",
      meaning: "Validation of cryptographic modules. Since September 22, 2026, certificates under its predecessor have covered existing systems only.",
    },
  ],
  questions: [
    {
      question: "We already own an EDR product. What is left to do?",
      answer:
        "Find the servers without a sensor and the policies still set to alert only, and check that a host can be isolated on command.",
    },
    {
      question: "May staff keep using personal phones?",
      answer:
        "That is up to your policy and your records officer. Where phones are allowed, a managed work profile keeps agency data separate and can be wiped by itself, which leaves the owner’s photos and messages untouched. Roles that handle sensitive operations or large volumes of personal data usually carry government phones.",
    },
    {
      question: "What about machines that cannot run a sensor?",
      answer:
        "Lab instruments, building controllers and vendor appliances go into their own segment, where we monitor the network instead. The risk register then lists their compensating control, owner and next review.",
    },
    {
      question: "What do we do with computers that still run Windows 10?",
      answer:
        "Support ended on October 14, 2025, so new weaknesses stay open. Count them first, with what each is used for. Those that can run Windows 11 are upgraded, and the others replaced, those that handle money or records of people before the rest. Microsoft sells security updates for three more years, which gives time at a price that rises each year. A device that must stay goes into its own segment, without email or browsing.",
    },
    {
      question: "Will hardening break our ERP client or printers?",
      answer:
        "Something probably will break, and the purpose of the pilot is to find it. Settings that fail are fixed, replaced or recorded as dated deviations.",
    },
    {
      question: "Does disk encryption validated under the 140-2 edition of FIPS 140 still count?",
      answer:
        `On systems you already run, yes, subject to your own risk decision. NIST moved the last of those certificates to the historical list after September 21, 2026, and a module on that list is unsuitable for new procurements. The practical steps are to export the module and certificate number by operating system build, check which builds are validated under ${cite("fips-140-3")}, and plan the upgrade for the next hardware refresh.`,
    },
    {
      question: "How do we dispose of old computers and hard drives?",
      answer: "By how sensitive the data was, and whether the drive leaves your control. NIST SP 800-88 names three ways. Clear stops simple recovery, for reuse inside. Purge also defeats a laboratory, for instance by erasing the key of a drive that was always encrypted. Destroy makes it unusable. Deleting files is none of these. List each device by serial number, keep the records you must keep, erase, verify, and sign a certificate with method, tool, date and person. Do not forget copiers, phones and backup tapes. A recycler signs for each device and sends its own certificate. For equipment bought with an award, 200.313 comes first. We write the procedure and test its records.",
    },
  ],
  buying: { contract: "Firm-fixed-price for each group of devices. Labor-hour line items with a ceiling price for vendor-controlled equipment.", naics: ["541512", "541519"], psc: ["DJ01", "DE01"], labor: ["Security engineer", "Database specialist", "Service desk analyst"], vehicles: ["gsa-mas", "efast", "ungm"] },
  related: [
    "penetration-testing-vulnerability-management",
    "security-operations-center",
    "service-desk-and-support",
    "sunflower",
  ],
} satisfies ServiceItem;
