import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { claimedValue } from "../../content/claims/claim.ts";
import { rates } from "../../content/claims/labor-rates.ts";
import { specialItems } from "../../content/claims/vehicle-claims.ts";
import { comparePage } from "../../content/pages/compare.ts";
import { specialItemsFor } from "../../content/vehicles/special-items.ts";
import { findOffer, offerGroups } from "../pack/offers.server.ts";
import { compareCsv } from "./compare-csv.server.ts";
import { comparePageData, comparePageOf } from "./compare-page-data.server.ts";

const all = offerGroups.flatMap(({ offers }) => offers);
const dataOf = (...lists: string[]) => comparePageData(lists);
const csvOf = (...lists: string[]) =>
  compareCsv({ lists, siteUrl: "https://firm.example", day: new Date("2026-11-22T12:00:00Z") });
const { criteria } = comparePage.table;

test("PACK-4 each service, beside another one, has its own facts under each criterion, in the order of the URL", () => {
  for (const [index, one] of all.entries()) {
    const other = all[(index + 7) % all.length]!;
    const { services, rows } = dataOf(`${other.slug},${one.slug}`);
    expect(services.map(({ slug }) => slug)).toEqual([other.slug, one.slug]);
    const textsOf = (id: string) => {
      const { cells } = rows.find((row) => row.id === id)!;
      return (cells[1] ?? cells[0]!).map(({ text }) => text);
    };
    expect(textsOf("length")).toEqual([one.engagement.length]);
    expect(textsOf("team")).toEqual([one.engagement.team]);
    expect(textsOf("needs")).toEqual([one.engagement.needs]);
    expect(textsOf("deliverables")).toEqual(one.deliverables);
    expect(textsOf("contract")).toEqual([one.buying.contract]);
    expect(textsOf("naics")).toEqual([one.buying.naics.join(", ")]);
    expect(textsOf("psc")).toEqual([one.buying.psc.join(", ")]);
    expect(textsOf("vehicles")).toHaveLength(one.buying.vehicles.length);
  }
});

test("PACK-4 a criterion with the same value for all services has one cell", () => {
  const { rows } = dataOf("a123-support,compliance-assurance");
  const cellsOf = Object.fromEntries(rows.map(({ id, cells }) => [id, cells.length]));
  expect(cellsOf).toMatchObject({ psc: 1, vehicles: 1, length: 2, team: 2 });
});

test("PACK-4 without a choice the page shows a pair as an example, and there is no table for one service", () => {
  expect(comparePageOf([]).services.map(({ slug }) => slug)).toEqual(["a123-support", "audit-support"]);
  expect(csvOf()).toBeUndefined();
  expect(dataOf("sap").rows).toEqual([]);
  expect(dataOf("sap,sap").services).toHaveLength(1);
  expect(csvOf("sap")).toBeUndefined();
});

test("PACK-4 unknown services are named, and a fifth one waits in the address for a free column", () => {
  const { services, leftOut, list, waiting } = dataOf("sap,cicd,a123-support,nope,audit-support,unison-prism");
  expect(list).toBe("sap,cicd,a123-support,audit-support");
  expect(waiting).toBe("unison-prism");
  expect(leftOut[0]).toBe("No service here is named “nope”.");
  expect(leftOut[1]).toMatch(/^You can compare up to four services\. Not in the table: Unison PRISM\./);
  expect(services[1]!.without).toBe("/compare?s=sap,a123-support,audit-support,unison-prism");
  expect(dataOf("sap").services[0]!.without).toBe("/compare");
});

test("PACK-4 every service of the Schedule has a special item, and its rates are the Schedule's for its team", () => {
  for (const { slug, buying } of all) {
    const items = specialItemsFor(slug, buying);
    expect(items.length > 0, slug).toBe(buying.vehicles.includes("gsa-mas"));
    expect(items.filter((item) => !(item in specialItems))).toEqual([]);
  }
  expect(specialItemsFor("sap", { ...findOffer("sap")!.buying, vehicles: ["efast"] })).toEqual([]);
  const { rows } = dataOf("a123-support,sap");
  const [a123, sap] = rows
    .find(({ id }) => id === "rates")!
    .cells.map((cell) => cell.map(({ text, amount }) => `${text} ${amount}`));
  const priced = Object.values(rates["gsa-mas"]).flatMap((claim) => (claim.state === "removed" ? [] : [claim.value]));
  const rateOf = (name: string) => `${name} ${priced.find(({ category }) => category === name)!.dollars.toFixed(2)}`;
  expect(a123!.toSorted()).toEqual(findOffer("a123-support")!.buying.labor.map(rateOf).toSorted());
  expect(sap!.toSorted()).toEqual(findOffer("sap")!.buying.labor.map(rateOf).toSorted());
});

test("PACK-4 BUY-2 the special items of a service price its whole team, and each prices somebody in it", () => {
  const priced = Object.values(rates["gsa-mas"]).flatMap((claim) => (claim.state === "removed" ? [] : [claim.value]));
  for (const { slug, buying } of all) {
    const codes = new Set(specialItemsFor(slug, buying).map((item) => claimedValue(specialItems[item]!)!.code));
    for (const name of buying.labor) {
      const rate = priced.find(({ category }) => category === name);
      expect(
        rate?.where.split(", ").some((code) => codes.has(code)),
        `${slug}: ${name}`,
      ).toBe(true);
    }
    const team = priced.filter(({ category }) => buying.labor.includes(category as (typeof buying.labor)[number]));
    for (const code of codes)
      expect(
        team.some(({ where }) => where.split(", ").includes(code)),
        `${slug}: ${code}`,
      ).toBe(true);
  }
  expect(specialItemsFor("oracle-financials", findOffer("oracle-financials")!.buying)).toEqual([
    "professionals",
    "budget",
  ]);
});

test("PACK-4 BUY-4 what the firm has not confirmed carries its mark, on the page and in the CSV", () => {
  const { rows, hasSample } = dataOf("a123-support,sap");
  expect(hasSample).toBe(true);
  for (const id of ["items", "rates"]) expect(rows.find((row) => row.id === id)!.mark).toBe("SAMPLE");
  for (const id of ["items", "rates"])
    for (const { mark } of rows.find((row) => row.id === id)!.cells.flat()) expect(mark).toBe("SAMPLE");
  const rateLine = csvOf("a123-support,sap")!
    .split("\r\n")
    .find((line) => line.startsWith(criteria.rates))!;
  expect(rateLine.match(/\(SAMPLE\)/g)!.length).toBe(rateLine.match(/\d+\.\d\d/g)!.length);
});

test("PACK-4 the CSV has a column per service, with values that hold for all in each, and pages, contact and day", () => {
  const rows = parse(csvOf("a123-support,compliance-assurance")!, { bom: true }) as string[][];
  expect(rows[0]).toEqual(["Criterion", "A-123 Support", "Compliance Assurance"]);
  expect(rows.find(([name]) => name === criteria.psc)).toEqual([criteria.psc, "R710", "R710"]);
  const [page, contact, day] = rows.slice(-3);
  expect(page).toEqual([
    "Page",
    "https://firm.example/services/a123-support",
    "https://firm.example/services/compliance-assurance",
  ]);
  expect(contact![1]).toMatch(/^Goldthread, \(703\) 555-0100/);
  expect(day).toEqual(["Read on", "2026-11-22", "2026-11-22"]);
});
