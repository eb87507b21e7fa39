import { expect, test } from "vitest";
import { choiceOf, packPath } from "./choice.server.ts";
import { findOffer, offerGroups } from "./offers.server.ts";
import { packPageData } from "./pack-page-data.server.ts";
import { packPage } from "../../content/pages/pack-page.ts";
import { specimenBySlug } from "../../content/specimens/index.ts";
import { findPack } from "./packed-services.server.ts";

const LIMIT = 12;
const slugs = offerGroups.flatMap(({ offers }) => offers.map(({ slug }) => slug));
const dataOf = (...lists: string[]) => packPageData({ lists, limit: LIMIT, day: new Date("2026-11-22T12:00:00Z") });

const chosen = (...lists: string[]) => choiceOf(lists, LIMIT).offers.map(({ slug }) => slug);

test("PACK-1 each of the 46 services and 4 solutions can be chosen by its slug, and has a specimen", () => {
  expect(slugs.length).toBe(50);
  expect(new Set(slugs).size).toBe(50);
  expect(slugs.filter((slug) => !/^[a-z\d-]+$/.test(slug))).toEqual([]);
  expect(slugs.toSorted()).toEqual([...specimenBySlug.keys()].toSorted());
});

test("PACK-1 a choice keeps its order, and contains each service once, from one list or several", () => {
  expect(chosen("sap,a123-support,sap")).toEqual(["sap", "a123-support"]);
  expect(chosen("sap", "userprovisioning", " a123-support , sap,,")).toEqual([
    "sap",
    "userprovisioning",
    "a123-support",
  ]);
  expect(chosen("")).toEqual([]);
});

test("PACK-1 a pack's URL is parsed back to the same pack", () => {
  const path = packPath(["sap", "cicd"]);
  expect(path).toBe("/pack?s=sap,cicd");
  expect(packPath([])).toBe("/pack");
  expect(chosen(...new URL(path, "http://x").searchParams.getAll("s"))).toEqual(["sap", "cicd"]);
});

test("PACK-2 unknown names are listed and left out, limited in number, characters and length", () => {
  const { leftOut, chosen } = dataOf(`nope,sap,<b>x</b>,${"y".repeat(5000)},a\u202Eb\u0000c,__proto__,1,2,3`);
  expect(chosen.map(({ slug }) => slug)).toEqual(["sap"]);
  expect(leftOut).toHaveLength(1);
  expect(leftOut[0]).toContain("“nope”, “<b>x</b>”, “yyyy");
  expect(leftOut[0]).toContain("“a b c”");
  expect(leftOut[0]).toContain("and 3 more");
  expect(leftOut[0]!.length).toBeLessThan(300);
  expect(dataOf("constructor,toString").chosen).toEqual([]);
  expect(dataOf("sap,\u0000,\u202E").leftOut).toEqual([]);
  expect(dataOf("\u0000,nope").leftOut[0]).toMatch(/: “nope”\.$/);
});

test("PACK-2 a pack holds twelve, and lists the chosen ones that are left out", () => {
  const data = dataOf(slugs.slice(0, 14).join(","));
  expect(data.chosen.map(({ slug }) => slug)).toEqual(slugs.slice(0, 12));
  expect(data.leftOut).toHaveLength(1);
  for (const slug of slugs.slice(12, 14)) expect(data.leftOut[0]).toContain(findOffer(slug)!.name);
  expect(data.groups).toEqual([]);
  expect(data.lead).toMatch(/^Twelve services/);
});

test("PACK-1 a chosen service is no longer offered, and removing a row keeps the others", () => {
  const data = dataOf("sap,cicd");
  const offered = data.groups.flatMap(({ options }) => options.map(({ slug }) => slug));
  expect(offered).toHaveLength(48);
  expect(offered).not.toContain("sap");
  expect(data.chosen.map(({ without }) => without)).toEqual(["/pack?s=cicd", "/pack?s=sap"]);
  expect(dataOf().sheet).toBeUndefined();
});

test("PACK-2 the sheet has promise, deliverables, codes, vehicles and specimen of every service", () => {
  for (const slug of slugs) {
    const { sheet } = dataOf(slug);
    const [service] = sheet!.services;
    const { buying, deliverables, promise } = findOffer(slug)!;
    expect(service!.promise).toBe(promise);
    for (const one of deliverables) expect(service!.value).toContain(one);
    const { sheet: words } = packPage;
    const valuesOf = (name: string) => service!.rows.find((row) => row.name === name)!.values;
    expect(valuesOf(words.naics)).toBe(buying.naics.join(", "));
    expect(valuesOf(words.psc)).toBe(buying.psc.join(", "));
    const vehicles = valuesOf(words.vehicles);
    expect(vehicles.split(", ")).toEqual(
      sheet!.vehicles.map(({ title }) => title).filter((title) => vehicles.includes(title)),
    );
    expect(valuesOf(words.specimen)).toBe(specimenBySlug.get(slug)!.id);
    expect(sheet!.specimens[0]!.to).toMatch(new RegExp(`/${slug}#specimen$`));
    expect(sheet!.vehicles).toHaveLength(buying.vehicles.length);
    expect(sheet!.vehicles.every(({ number }) => number)).toBe(true);
  }
});

test("PACK-3 a pack for the contact form contains only the names of its services", () => {
  expect(findPack("sap,nope,userprovisioning", LIMIT)).toEqual({
    names: { sap: "SAP", userprovisioning: "User Provisioning" },
    path: "/pack?s=sap,userprovisioning",
  });
  expect(findPack("nope", LIMIT)).toBeUndefined();
  expect(findPack("", LIMIT)).toBeUndefined();
});
