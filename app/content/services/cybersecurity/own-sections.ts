import type { PracticeSections } from "../../types/practice-sections.types.ts";

/** One control from its requirement to its evidence for each service. */
export const controls = {
  id: "control",
  heading: "One control, from requirement to evidence",
  labels: { columns: ["Part", "In this example"], namedFrom: 2 },
  contents: {
    "network-security": {
      note: "Example: traffic into the zone that holds a financial system.",
      rows: [
        { head: "Requirement", cells: ["SC-7(5) of NIST SP 800-53: deny traffic by default and allow it by exception."] },
        {
          head: "Setting",
          cells: ["The last rule for the zone drops and logs everything. Each rule above it has a ticket and an end date."],
        },
        { head: "Owner", cells: ["The system owner for each exception, the network team for the last rule."] },
        {
          head: "Test",
          cells: ["Send a packet to an unlisted port and find the drop in the log. Match every rule to a live ticket."],
        },
        { head: "Evidence", cells: ["The exported rule base, the log line and the signed recertification list."] },
        { head: "Frequency", cells: ["The rules every quarter, and the packet test after each firewall change."] },
      ],
    },
    "endpoint-device-protection": {
      note: "Example: encryption of laptops that leave the building.",
      rows: [
        {
          head: "Requirement",
          cells: ["SC-28(1) of NIST SP 800-53: cryptography protects information at rest on the components you name."],
        },
        {
          head: "Setting",
          cells: ["Full-disk encryption is on, in a module validated under FIPS 140, with the recovery key held centrally."],
        },
        { head: "Owner", cells: ["The endpoint manager. The ISSO approves an exception and its end date."] },
        {
          head: "Test",
          cells: ["Compare the inventory with the management console, and recover one laptop with its stored key."],
        },
        { head: "Evidence", cells: ["Console export, list of devices that have not reported and the recovery record."] },
        { head: "Frequency", cells: ["The comparison weekly, and the recovery twice a year."] },
      ],
    },
    "cloud-security": {
      note: "Example: sign-in to a Microsoft 365 tenant.",
      rows: [
        {
          head: "Requirement",
          cells: ["The SCuBA baseline, made mandatory by BOD 25-01: legacy authentication is blocked."],
        },
        {
          head: "Setting",
          cells: ["One conditional access policy blocks legacy clients for all users. Excluded accounts are listed."],
        },
        { head: "Owner", cells: ["The tenant administrator. The authorizing official signs off on exclusions."] },
        {
          head: "Test",
          cells: ["Run the assessment tool, then try a legacy sign-in with a test account and confirm that it fails."],
        },
        { head: "Evidence", cells: ["The tool’s report, the policy export from the repository and the sign-in log."] },
        { head: "Frequency", cells: ["The report monthly, and the sign-in after each change to the policy."] },
      ],
    },
    "application-security": {
      note: "Example: a web application built by a contractor.",
      rows: [
        {
          head: "Requirement",
          cells: ["SA-11(1) of NIST SP 800-53: the developer runs static code analysis and documents the results."],
        },
        {
          head: "Setting",
          cells: ["The pipeline scans every pull request. A finding rated high blocks the merge until it is fixed or waived."],
        },
        { head: "Owner", cells: ["The development lead for fixes, the product owner for waivers."] },
        {
          head: "Test",
          cells: ["Commit a known flaw to a branch and confirm that the merge fails. Check five waivers for a reason and an end date."],
        },
        { head: "Evidence", cells: ["Scan results by commit, the waiver list and the blocked merge."] },
        { head: "Frequency", cells: ["Scans on each pull request, and the planted flaw every quarter."] },
      ],
    },
    "identity-access-management": {
      note: "Example: removing access when an employee leaves.",
      rows: [
        {
          head: "Requirement",
          cells: ["PS-4 of NIST SP 800-53: access is disabled within the time that the agency sets. Here that is 24 hours."],
        },
        {
          head: "Setting",
          cells: ["The separation record triggers the removal. Each account outside the directory gets its own ticket."],
        },
        { head: "Owner", cells: ["The supervisor for the notice, the directory team for removal, the ISSO for the count."] },
        {
          head: "Test",
          cells: ["Pull every separation in the quarter from personnel records and compare its time with the time access was disabled."],
        },
        { head: "Evidence", cells: ["Separation list, directory log with times and tickets for the rest."] },
        { head: "Frequency", cells: ["Removal daily, and the comparison each quarter."] },
      ],
    },
    "security-operations-center": {
      note: "Example: a log source that stops sending.",
      rows: [
        {
          head: "Requirement",
          cells: ["AU-5 of NIST SP 800-53: named people are alerted when audit logging fails, within a time you set."],
        },
        {
          head: "Setting",
          cells: ["Each source has an expected volume. Sixty minutes without data triggers an alert that names the source’s owner."],
        },
        { head: "Owner", cells: ["The shift lead, until the source’s owner responds."] },
        {
          head: "Test",
          cells: ["Stop the forwarder of one test source, and note the times of the alert and the response."],
        },
        { head: "Evidence", cells: ["The alert, the case with its times and the list of sources with their owners."] },
        { head: "Frequency", cells: ["Monitored continuously, and tested monthly on a different source."] },
      ],
    },
    "governance-risk-compliance": {
      note: "Example: one system’s list of open weaknesses.",
      rows: [
        {
          head: "Requirement",
          cells: ["CA-5 of NIST SP 800-53: a plan of action and milestones exists and is kept current."],
        },
        {
          head: "Setting",
          cells: ["A weakness needs an owner and a milestone. A missed date triggers an alert to the owner."],
        },
        { head: "Owner", cells: ["The ISSO for the list, a named official for each weakness."] },
        {
          head: "Test",
          cells: ["Each quarter, trace ten findings to the list and five closed items to proof."],
        },
        { head: "Evidence", cells: ["Monthly exports, closure files and the approval of each extension."] },
      ],
    },
    "penetration-testing-vulnerability-management": {
      note: "Example: credentialed scanning of a server farm.",
      rows: [
        {
          head: "Requirement",
          cells: ["RA-5(5) of NIST SP 800-53: scanning has privileged access to the components you name."],
        },
        {
          head: "Setting",
          cells: ["The scan account has only the rights it needs, and its password is vaulted and changed after each cycle."],
        },
        { head: "Owner", cells: ["The scan team for results, each platform team for a failed login."] },
        {
          head: "Test",
          cells: ["Count hosts with a successful login against the inventory, and verify one known flaw manually."],
        },
        { head: "Evidence", cells: ["Login success by host, the list of failures and the manual check."] },
        { head: "Frequency", cells: ["Every 14 days, the longest interval that BOD 23-01 allows."] },
      ],
    },
    "incident-response-forensics": {
      note: "Example: incident notification at a civilian agency.",
      rows: [
        {
          head: "Requirement",
          cells: ["IR-6 of NIST SP 800-53, with the Federal Incident Notification Guidelines: notice within one hour of identification."],
        },
        {
          head: "Setting",
          cells: ["The case form records the time of identification and opens a draft notice, filled in from the case."],
        },
        { head: "Owner", cells: ["The incident lead, with a named deputy for each shift."] },
        {
          head: "Test",
          cells: ["An unannounced drill at night, measured from identification to a notice ready to send."],
        },
        { head: "Evidence", cells: ["Case times, the sent notice with its receipt and the drill sheet."] },
        { head: "Frequency", cells: ["For each incident, and in two drills a year."] },
      ],
    },
  },
} satisfies PracticeSections;
