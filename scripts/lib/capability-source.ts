import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { certifications } from "../../app/content/certifications.ts";
import { contractVehicles } from "../../app/content/contract-vehicles.ts";
import { firm } from "../../app/content/firm.ts";
import { corporateCapabilityPage } from "../../app/content/pages/corporate-capability.ts";

/** Where the capability statement lies as a file to download. */
export const CAPABILITY_PDF = "public/capability-statement.pdf";

/** Stands at the end of the file, and names the words it was made from. */
export const SOURCE_MARK = "% made from ";

/** A hash of every word the statement prints, so that a stale file is noticed. */
export function capabilitySource(): string {
  const words = JSON.stringify([firm, corporateCapabilityPage, contractVehicles, certifications]);
  return createHash("sha256").update(words).digest("hex").slice(0, 16);
}

/** Whether the file to download was made from the words of today. */
export const isCapabilityPdfCurrent = (): boolean =>
  readFileSync(CAPABILITY_PDF, "latin1")
    .trimEnd()
    .endsWith(SOURCE_MARK + capabilitySource());
