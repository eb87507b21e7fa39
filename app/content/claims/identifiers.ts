import { type Claim, sample } from "./claim.ts";

const SAM = { proof: "your registration in SAM.gov" };

/** The firm's government identifiers. */
export const identifiers: Record<"uei" | "cageCode", Claim<string>> = {
  uei: sample("SAMPLEUEI001", SAM),
  cageCode: sample("SAMPL", SAM),
};
