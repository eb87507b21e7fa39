import { certifications } from "./certifications.ts";
import { claimedValue } from "./claims/claim.ts";
import { certificates } from "./claims/certification-claims.ts";
import { identifiers } from "./claims/identifiers.ts";
import { firm } from "./firm.ts";
import { corporateCapabilityPage } from "./pages/corporate-capability.ts";
import type { Organization } from "./types/organization.types.ts";

const known = (id: string, name: string, value: string | undefined) => (value ? [{ id, name, value }] : []);

/** The firm, with its claimed registrations and certifications. */
export const organization: Organization = {
  ...firm,
  identifiers: [
    ...known("UEI", "Unique Entity ID", claimedValue(identifiers.uei)),
    ...known("CAGE", "Commercial and Government Entity code", claimedValue(identifiers.cageCode)),
  ],
  naics: corporateCapabilityPage.naics.rows.map(({ code }) => code),
  certifications: certifications.flatMap(({ id, title }) => {
    const certificate = claimedValue(certificates[id as keyof typeof certificates]);
    return certificate ? [{ name: title, number: certificate.number, body: certificate.body }] : [];
  }),
};
