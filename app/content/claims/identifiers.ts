import { type Claim, sample } from "./claim.ts";
import { BLANK } from "../interface/samples.ts";

/** The firm's government identifiers, and its point of contact. */
export const identifiers: Record<"uei" | "cageCode" | "contact", Claim<string>> = {
  uei: sample(BLANK, { proof: "your registration in SAM.gov" }),
  cageCode: sample(BLANK, { proof: "the record of your CAGE code, beside your registration" }),
  contact: sample(BLANK, { proof: "the government business point of contact of your registration in SAM.gov" }),
};
