import { type Claim, claimedValue, sample } from "./claim.ts";

/** A certificate: number, issuer, and its expiry or date of issue. */
export interface Certificate {
  number: string;
  /** The body that issued it or made the appraisal. */
  body: string;
  date: string;
  /** Maturity level, of appraisals only. */
  level?: number;
}

const ISO = { proof: "the certificate, its schedule and the registrar’s directory" };
const CMMI = { proof: "the record in CMMI’s published appraisal results" };

/** The six tiles of ENT-6, by their ids. */
export const certificates: Record<
  "iso-9001" | "iso-27001" | "iso-20000" | "cmmi-services" | "cmmi-development" | "swam",
  Claim<Certificate>
> = {
  "iso-9001": sample({ number: "SAMPLE-ISO-0001", body: "SAMPLE body", date: "valid to SAMPLE date" }, ISO),
  "iso-27001": sample({ number: "SAMPLE-ISO-0002", body: "SAMPLE body", date: "valid to SAMPLE date" }, ISO),
  "iso-20000": sample({ number: "SAMPLE-ISO-0003", body: "SAMPLE body", date: "valid to SAMPLE date" }, ISO),
  // A rating is valid for three years, and for the appraised part of the organization.
  "cmmi-services": sample({ number: "SAMPLE-CMMI-0001", body: "SAMPLE appraiser", date: "valid to SAMPLE date", level: 3 }, CMMI),
  "cmmi-development": sample({ number: "SAMPLE-CMMI-0002", body: "SAMPLE appraiser", date: "valid to SAMPLE date", level: 3 }, CMMI),
  // Virginia certifies each category separately.
  "swam": sample(
    { number: "Small and women-owned, SAMPLE-SWAM-0001", body: "Virginia’s small business department", date: "valid to SAMPLE date" },
    { proof: "Virginia’s directory of certified firms" },
  ),
};

const levels = (["cmmi-services", "cmmi-development"] as const).flatMap((id) => claimedValue(certificates[id])?.level ?? []);

/** "CMMI Level 3": the lowest level of the appraisals that are claimed. Undefined without one. */
export const cmmiLevel: string | undefined = levels.length > 0 ? `CMMI Level ${Math.min(...levels)}` : undefined;
