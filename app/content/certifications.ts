import { claimedValue } from "./claims/claim.ts";
import { certificates } from "./claims/certification-claims.ts";
import { cite } from "./rules/index.ts";
import type { Certification } from "./types/certification.types.ts";

/**
 * Names come from the specification (ENT-6); descriptions give the edition and the scope, and say of CMMI that
 * its rating comes from an appraisal.
 */
const described = [
  {
    id: "iso-9001",
    title: cite("iso-9001"),
    description:
      "Quality management: how we plan, check and improve the work.",
    dated: "The next edition was published in September 2026, and certificates move to it by September 2029.",
    image: "iso-9001",
    color: "ink",
    status: "Certified",
  },
  {
    id: "iso-27001",
    title: "ISO 27001",
    description: `Information security: how we protect what clients entrust to us. Edition: ${cite("iso-iec-27001")}.`,
    image: "iso-27001",
    color: "verdigris",
    status: "Certified",
  },
  {
    id: "iso-20000",
    title: "ISO 20000",
    description: `Service management: how we run and support systems day to day. Certificates are issued to ${cite("iso-iec-20000-1")}.`,
    image: "iso-20000",
    color: "ink",
    status: "Certified",
  },
  {
    id: "cmmi-services",
    title: "CMMI Level 3 Services",
    description: `Delivering services, rated at maturity level 3 of ${cite("cmmi")} by a Benchmark Appraisal.`,
    dated: "A rating is valid for three years.",
    image: "cmmi-services",
    color: "verdigris",
    status: "Certified",
  },
  {
    id: "cmmi-development",
    title: "CMMI Level 3 Development",
    description: "Building software, rated at the same level by the same kind of appraisal.",
    image: "cmmi-development",
    color: "verdigris",
    status: "Certified",
  },
  {
    id: "swam",
    title: "SWaM",
    description: "Small, Women-owned, and Minority-owned Business program, Commonwealth of Virginia. It certifies ownership and size.",
    image: "swam",
    color: "thread",
    status: "Certified",
  },
] satisfies (Certification & { id: keyof typeof certificates })[];

/** The certifications that the firm claims. */
export const certifications: Certification[] = described.filter(({ id }) => claimedValue(certificates[id]));

