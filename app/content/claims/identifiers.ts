import { type Claim, sample } from "./claim.ts";
import { BLANK } from "../interface/samples.ts";

/** The firm's government identifiers. */
export const identifiers: Record<"uei" | "cageCode", Claim<string>> = {
  uei: sample(BLANK, { proof: "your registration in SAM.gov" }),
  cageCode: sample(BLANK, { proof: "the record of your CAGE code, beside your registration" }),
};
