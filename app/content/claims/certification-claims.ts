import { type Claim, claimedValue, sample } from "./claim.ts";
import { BLANK } from "../interface/samples.ts";

/** A certificate: number, issuer, and its expiry or date of issue, each of which may be a blank. */
export interface Certificate {
  number: string;
  /** The body that issued it or made the appraisal. */
  body: string;
  date: string;
  /** Maturity level, of appraisals only. */
  level?: number;
}

const MISSING = { number: BLANK, body: BLANK, date: BLANK };

const iso = (standard: string) =>
  sample(MISSING, { proof: `the certificate to ${standard}, its schedule and the registrar’s directory` });
// A rating is valid for three years, and for the appraised part of the organization.
const cmmi = (domain: string) =>
  sample({ ...MISSING, level: 3 }, { proof: `the record for ${domain} in CMMI’s published appraisal results` });

/** The six tiles of ENT-6, by their ids. */
export const certificates: Record<
  "iso-9001" | "iso-27001" | "iso-20000" | "cmmi-services" | "cmmi-development" | "swam",
  Claim<Certificate>
> = {
  "iso-9001": iso("ISO 9001"),
  "iso-27001": iso("ISO 27001"),
  "iso-20000": iso("ISO 20000"),
  "cmmi-services": cmmi("services"),
  "cmmi-development": cmmi("development"),
  // Virginia certifies each category separately.
  "swam": sample(
    { number: `Small and women-owned, number ${BLANK}`, body: "Virginia’s small business department", date: `expiry date ${BLANK}` },
    { proof: "Virginia’s directory of certified firms" },
  ),
};

const levels = (["cmmi-services", "cmmi-development"] as const).flatMap((id) => claimedValue(certificates[id])?.level ?? []);

/** "CMMI Level 3": the lowest level of the appraisals that are claimed. Undefined without one. */
export const cmmiLevel: string | undefined = levels.length > 0 ? `CMMI Level ${Math.min(...levels)}` : undefined;
