import { heldVehicles, vehiclePath } from "../../content/buying.ts";
import { certifications } from "../../content/certifications.ts";
import { claimedValue } from "../../content/claims/claim.ts";
import { identifiers } from "../../content/claims/identifiers.ts";
import { standing } from "../../content/claims/standing.ts";
import { contractVehicles } from "../../content/contract-vehicles.ts";
import { firm } from "../../content/firm.ts";
import { SIZE_NOT_CLAIMED } from "../../content/credential-texts.ts";
import { claimedFacts } from "../../content/claimed-facts.ts";
import { packPage } from "../../content/pages/pack-page.ts";
import { SPECIMEN_ANCHOR, specimenOfPage } from "../specimens/shown-specimens.server.ts";
import type { Offer } from "./offers.server.ts";

const { sheet: words } = packPage;

export type PackSheetData = ReturnType<typeof packSheet>;

/**
 * The printed statement: the firm, each chosen service, and contacts. Source: PACK-2.
 * @param day the date of printing
 */
export function packSheet(offers: readonly Offer[], day: Date) {
  const carried = new Set(offers.flatMap(({ buying }) => buying.vehicles));
  const { street, city, state, postalCode } = firm.address;
  return {
    firm: { name: firm.name, line: firm.line },
    date: {
      iso: day.toISOString().slice(0, 10),
      written: day.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" }),
    },
    facts: claimedFacts([
      { label: "Legal name", value: firm.legalName },
      { label: "UEI", value: claimedValue(identifiers.uei) },
      { label: "CAGE code", value: claimedValue(identifiers.cageCode) },
      { label: "Business size", value: claimedValue(standing.size) ? "Small, woman-owned" : SIZE_NOT_CLAIMED },
      { label: "WOSB program", value: claimedValue(standing.wosb) },
      { label: "Appraised and certified", value: certifications.map(({ title }) => title).join(", ") || undefined },
    ]),
    services: offers.map(serviceOf),
    vehicles: contractVehicles
      .filter(({ id }) => carried.has(id))
      .map(({ id, title, summary, fields }) => ({
        title,
        number: fields[0]!.value,
        about: summary,
        to: vehiclePath(id),
      })),
    specimens: offers.map(({ slug, path }) => {
      const { id, title } = specimenOfPage(slug);
      return { id, title, to: `${path}#${SPECIMEN_ANCHOR}` };
    }),
    contact: {
      ways: `${firm.phone.display}, ${firm.email}`,
      address: `${street}, ${city}, ${state} ${postalCode}`,
    },
  };
}

const serviceOf = ({ slug, name, promise, lead, deliverables, buying }: Offer) => ({
  slug,
  name,
  promise,
  lead,
  value: `${words.holds} ${deliverables.join("; ")}.`,
  rows: [
    { name: words.naics, values: buying.naics.join(", ") },
    { name: words.psc, values: buying.psc.join(", ") },
    {
      name: words.vehicles,
      values: heldVehicles(buying.vehicles)
        .map(({ title }) => title)
        .join(", "),
    },
    { name: words.specimen, values: specimenOfPage(slug).id },
  ].filter(({ values }) => values),
});
