import type { Reference } from "../types/corporate-capability.types.ts";
import { type Claim, sample } from "./claim.ts";
import { BLANK } from "../interface/samples.ts";

const OWN = { proof: "the contract, the date of its evaluation in CPARS, and the customer’s permission to be named" };

const EMPTY = {
  customer: BLANK,
  contract: BLANK,
  role: "Prime",
  value: `${BLANK}, options included`,
  period: BLANK,
  /** Its date only: the rating is source selection information (FAR 42.15). */
  evaluated: BLANK,
  contact: `Contracting officer, phone and email ${BLANK}`,
} as const;

/** Past performance, newest first. */
export const references: Record<string, Claim<Reference>> = {
  first: sample(
    {
      ...EMPTY,
      work: "Treasury reporting and reconciliation",
      short: "Treasury reporting",
      kind: "Firm-fixed-price",
      codes: "541219, R703",
    },
    OWN,
  ),
  second: sample(
    {
      ...EMPTY,
      work: "Support of a core financial system",
      short: "Core system",
      kind: "Time-and-materials",
      codes: "541512, DA01",
    },
    OWN,
  ),
  third: sample(
    {
      ...EMPTY,
      work: "Internal control assessment",
      short: "Internal control",
      role: "Subcontractor",
      evaluated: "Not as a subcontractor",
      contact: `Prime contractor, phone and email ${BLANK}`,
      kind: "Firm-fixed-price",
      codes: "541611, R710",
    },
    OWN,
  ),
};
