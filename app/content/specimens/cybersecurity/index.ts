import type { Specimen } from "../../types/specimen.types.ts";
import { findingsRegister } from "./application-security.ts";
import { controlInheritance } from "./cloud-security.ts";
import { deviceInventory } from "./endpoint-device-protection.ts";
import { actionPlan } from "./governance-risk-compliance.ts";
import { accessReviewRecord } from "./identity-access-management.ts";
import { incidentTimeline } from "./incident-response-forensics.ts";
import { firewallRules } from "./network-security.ts";
import { remediationSchedule } from "./penetration-testing-vulnerability-management.ts";
import { operationsReport } from "./security-operations-center.ts";

export const cybersecurity: Record<string, Specimen> = {
  "network-security": firewallRules,
  "endpoint-device-protection": deviceInventory,
  "cloud-security": controlInheritance,
  "application-security": findingsRegister,
  "identity-access-management": accessReviewRecord,
  "security-operations-center": operationsReport,
  "governance-risk-compliance": actionPlan,
  "penetration-testing-vulnerability-management": remediationSchedule,
  "incident-response-forensics": incidentTimeline,
};
