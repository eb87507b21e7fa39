import type { Reference } from "../types/corporate-capability.types.ts";
import { type Claim, sample } from "./claim.ts";

const OWN = { proof: "the contract, the date of its evaluation in CPARS, and the customer’s permission to be named" };

const EMPTY = {
  customer: "SAMPLE agency",
  role: "Prime",
  value: "SAMPLE dollars, options included",
  period: "SAMPLE dates",
  /** Its date only: the rating is source selection information (FAR 42.15). */
  evaluated: "SAMPLE date",
  contact: "SAMPLE contracting officer, phone and email",
} as const;

/** Past performance, newest first. */
export const references: Record<string, Claim<Reference>> = {
  first: sample(
    {
      ...EMPTY,
      work: "Treasury reporting and reconciliation",
      contract: "SAMPLE-REF-0001",
      kind: "Firm-fixed-price",
      codes: "541219, R703",
    },
    OWN,
  ),
  second: sample(
    {
      ...EMPTY,
      work: "Support of a core financial system",
      contract: "SAMPLE-REF-0002",
      kind: "Time-and-materials",
      codes: "541512, DA01",
    },
    OWN,
  ),
  third: sample(
    {
      ...EMPTY,
      work: "Internal control assessment",
      contract: "SAMPLE-REF-0003",
      role: "Subcontractor",
      evaluated: "Not as a subcontractor",
      contact: "SAMPLE prime contractor, phone and email",
      kind: "Firm-fixed-price",
      codes: "541611, R710",
    },
    OWN,
  ),
};
