import { type Claim, sample } from "./claim.ts";
import { BLANK } from "../interface/samples.ts";

/**
 * The firm's status under federal rules. Each text names the deciding body and the date, which contracting officers
 * record. Source: BUY-3.
 */
export const standing: Record<
  "registration" | "wosb" | "cmmc" | "size" | "facility" | "people" | "accounting" | "conflicts",
  Claim<string>
> = {
  registration: sample(`Active, expiry date ${BLANK}`, { proof: "your registration in SAM.gov" }),
  /** SBA's certification, required for set-asides. Source: 13 CFR 127. */
  wosb: sample(`Certified by SBA, date ${BLANK}`, { proof: "SBA’s public search of certified firms" }),
  /**
   * Level, type of assessment, and date of the affirmation. Source: 32 CFR 170. Phase 2, planned for November 10, 2026,
   * was suspended on July 13, 2026: as of October 8, 2026 solicitations may require Level 1 (Self) or Level 2 (Self)
   * only.
   */
  cmmc: sample(`Level 2 (Self), date ${BLANK}`, { proof: "your affirmation in the Defense supplier risk system" }),
  /** Whether the firm is small: average receipts of five years, affiliates included. Source: 13 CFR 121. */
  size: sample("Small under all codes", { proof: "your representations in SAM.gov" }),
  /** Without its level: a contractor may not use its eligibility for advertising. Source: 32 CFR 117.9(a)(9). */
  facility: sample(`Status ${BLANK}, which your security office can verify with DCSA under our CAGE code`, {
    proof: "the record of your facility clearance",
  }),
  people: sample(`With a clearance: ${BLANK}. With a public trust determination: ${BLANK}`, { proof: "your security officer’s list" }),
  /** For cost-reimbursement orders. */
  accounting: sample(`Found adequate, body and date ${BLANK}`, { proof: "the audit letter on your accounting system" }),
  /** One statement for the whole firm. */
  conflicts: sample(
    `As of a date ${BLANK}, we know of no award that would bar us from the work on this site.`,
    { proof: "your list of awards, read against each line of work" },
  ),
};
