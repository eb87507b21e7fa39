import { expect, test } from "vitest";
import { vehiclePath } from "../../../app/content/buying.ts";
import { naicsCodes, pscCodes } from "../../../app/content/codes.ts";
import { contractVehicles } from "../../../app/content/contract-vehicles.ts";
import { corporateCapabilityPage } from "../../../app/content/pages/corporate-capability.ts";
import { categories } from "../../../app/content/services/index.ts";
import { orderPages } from "../../../app/content/vehicles/index.ts";
import { VEHICLE_IDS } from "../../../app/content/types/contract-vehicle.types.ts";
import type { Buying } from "../../../app/content/types/content-schema.types.ts";
import { solutions } from "../../../app/content/solutions/index.ts";
import { findServiceOffer } from "../../../app/features/offers/service-offer.server.ts";
import { findSolutionOffer } from "../../../app/features/offers/solution-offer.server.ts";
import { sitePaths } from "../../../app/registry/site-pages.server.ts";

const offers: readonly { buying: Buying }[] = [...categories.flatMap(({ items }) => items), ...solutions];
const namesOf = { naics: naicsCodes.map(({ code }) => code), psc: pscCodes.map(({ code }) => code) };

test("BUY-2 the 46 services and 4 solutions name codes of the capability page only, none twice", () => {
  expect(offers.length).toBe(50);
  const { naics, psc } = corporateCapabilityPage;
  const listed = new Set<string>([...naics.rows, ...psc.rows].map(({ code }) => code));
  for (const { buying } of offers) {
    const named: string[] = [...buying.naics, ...buying.psc];
    expect(named.filter((code) => !listed.has(code))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
    expect(new Set(buying.vehicles).size).toBe(buying.vehicles.length);
  }
});

const used = (kind: Exclude<keyof Buying, "contract">) => new Set<string>(offers.flatMap(({ buying }) => buying[kind]));

test("BUY-2 every code and every vehicle that the firm lists belongs to a service", () => {
  expect(namesOf.naics.filter((code) => !used("naics").has(code))).toEqual([]);
  expect(namesOf.psc.filter((code) => !used("psc").has(code))).toEqual([]);
  expect(VEHICLE_IDS.filter((id) => !used("vehicles").has(id))).toEqual([]);
  expect(contractVehicles.map(({ id }) => id).toSorted()).toEqual([...VEHICLE_IDS].toSorted());
});

test("BUY-2 services under OASIS+ include no information technology, which it does not sell by itself", () => {
  const carried = offers.filter(({ buying }) => buying.vehicles.includes("oasis-plus-sb"));
  expect(carried.length).toBeGreaterThan(5);
  expect(carried.flatMap(({ buying }) => buying.naics).filter((code) => /^(?:54151|518)/.test(code))).toEqual([]);
});

test("BUY-2 a page shows each code with its title, and each vehicle as a link, the Schedule with its special items and its rates", () => {
  for (const page of [findServiceOffer("a123-support"), findSolutionOffer("userprovisioning")]) {
    const buying = page!.glance.details.columns
      .flat()
      .flatMap(({ name, values }) => (values ? [{ name, values }] : []));
    expect(buying.map(({ name }) => name)).toEqual(["NAICS codes", "PSC codes", "Vehicles and prices"]);
    const [naics, psc, vehicles] = buying.map(({ values }) => values);
    for (const { code, label } of [...naics!, ...psc!]) expect(`${code} ${label}`).toMatch(/^[\dA-Z]{4,6} \w.{10}/);
    expect(vehicles!.every(({ to }) => to?.startsWith("/"))).toBe(true);
    expect(vehicles![0]!.label).toMatch(/^GSA MAS, SIN 54\w+(?:, 54\w+)*$/);
    expect(vehicles![1]!.to).toBe("/contract-vehicles/gsa-mas#step-5");
  }
});

test("BUY-1 BUY-2 a vehicle with a table of rates prices every labor category of the services sold through it", () => {
  const missing = offers.flatMap(({ buying }) =>
    buying.vehicles.flatMap((id) => {
      const page = orderPages.find(({ slug }) => vehiclePath(id).endsWith(`/${slug}`));
      const tables = page?.steps.flatMap(({ parts }) =>
        parts.flatMap((part) => (part.kind === "rates" ? part.rows : [])),
      );
      const priced = new Set<string>(tables?.map(({ category }) => category));
      return priced.size > 0 ? buying.labor.filter((name) => !priced.has(name)).map((name) => `${id}: ${name}`) : [];
    }),
  );
  expect([...new Set(missing)]).toEqual([]);
});

test("BUY-2 a vehicle's link leads to its own page if the site has one, otherwise to its panel on the home page", () => {
  for (const id of VEHICLE_IDS) {
    const page = `/contract-vehicles/${id === "oasis-plus-sb" ? "oasis-sb" : id}`;
    expect(vehiclePath(id)).toBe(sitePaths.includes(page) ? page : `/#${id}`);
  }
});

test("BUY-1 words to paste into a request leave the evaluation factors to the agency", () => {
  for (const { steps } of orderPages) {
    const pasting = steps.filter(({ parts }) => parts.some(({ kind }) => kind === "paste"));
    expect(pasting.length).toBeGreaterThan(0);
    for (const { parts } of pasting) {
      const fields = parts.flatMap((part) => (part.kind === "paste" ? part.fields : []));
      const factors = fields.filter(({ name }) => /basis of award|selection/i.test(name));
      for (const { words } of factors) expect(words).toMatch(/^\[Your factors and their order\]/);
    }
  }
});
