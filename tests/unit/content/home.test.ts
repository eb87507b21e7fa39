import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { certifications } from "../../../app/content/certifications.ts";
import { clients } from "../../../app/content/clients.ts";
import { contractVehicles } from "../../../app/content/contract-vehicles.ts";
import { flipCards } from "../../../app/content/flip-cards.ts";
import { AGREED_DATE, ALERT_CLOCK, STAFFED_HOURS } from "../../../app/content/measure-words.ts";
import { figures } from "../../../app/content/claims/figures.ts";
import { hasSample } from "../../../app/content/claims/claim.ts";
import { gsaPeriod, specialItems } from "../../../app/content/claims/vehicle-claims.ts";
import { corporateCapabilityPage } from "../../../app/content/pages/corporate-capability.ts";
import { measures } from "../../../app/content/measures.ts";
import { homePage } from "../../../app/content/pages/home.ts";
import { servicesOverviewPage } from "../../../app/content/pages/services-overview.ts";
import { categories, findItem } from "../../../app/content/services/index.ts";
import { slides } from "../../../app/content/slides.ts";
import { solutions } from "../../../app/content/solutions/index.ts";
import { testimonials } from "../../../app/content/testimonials.ts";
import { contentByPath, textsOf } from "../../../scripts/lib/all-content.ts";

const said = (vehicleId: string) => JSON.stringify(contractVehicles.find(({ id }) => id === vehicleId));
const isText = (value: unknown) => typeof value === "string" && value.trim() !== "";

test("ENT-2 the four solutions come with every field, in the specification's order", () => {
  expect(solutions.map(({ title }) => title)).toEqual([
    "User Provisioning",
    "Financial Contract Close Out",
    "Automated Regression Testing",
    "Agriculture Data Solutions",
  ]);
  for (const { id, title, tagline, icon, color, metric, metricLabel, description, features } of solutions) {
    expect([id, title, tagline, icon, color, metric, metricLabel, description].every(isText)).toBe(true);
    expect(features.length).toBeGreaterThan(0);
  }
});

test("BUY-4 HOME-5 HOME-8 sample figures and dates are called samples where they stand", () => {
  expect(homePage.statistics.note?.includes("Sample")).toBe(hasSample(...Object.values(figures)));
  expect(homePage.vehicles.note.includes("samples")).toBe(hasSample(gsaPeriod));
});

test("BUY-2 BUY-3 the capability page states the special item numbers that service pages name", () => {
  const fact = corporateCapabilityPage.standing.facts.find(({ label }) => label.startsWith("Special item numbers"));
  for (const item of Object.values(specialItems))
    expect(fact?.value.includes(item.state === "removed" ? "" : item.value.code)).toBe(true);
  expect(fact?.value.startsWith("Samples: ")).toBe(hasSample(...Object.values(specialItems)));
});

test("ENT-3 HOME-1 the slides, among them the five of the requirements, have id, image, alternative text, title and subtitle", () => {
  const topics = ["federal-expertise", "global-erp", "cloud-erp", "emerging-tech", "innovation-agility"];
  expect(slides.map(({ id }) => id)).toEqual(expect.arrayContaining(topics));
  for (const { id, image, alt, title, subtitle } of slides)
    expect([id, image, alt, title, subtitle].every(isText)).toBe(true);
});

test("ENT-4 HOME-10 there are 21 clients, each with its own name and logo", () => {
  expect(clients).toHaveLength(21);
  expect(new Set(clients.map(({ name }) => name)).size).toBe(21);
  const marks = clients.map(({ logo }) => `public/marks/clients/${logo}.svg`);
  expect(marks.filter((path) => globSync(path).length !== 1)).toEqual([]);
  const names = clients.map(({ name }) => name).join(" ");
  for (const kind of ["Health", "Coast Guard", "Retail", "Telecom", "Bank", "Pharma", "Software"])
    expect(names).toContain(kind);
});

test("ENT-5 HOME-8 the four vehicles have a title, a description and labeled facts", () => {
  expect(contractVehicles.map(({ title }) => title)).toEqual(["GSA MAS", "OASIS+ SB", "eFAST", "UNGM"]);
  for (const { title, description, fields } of contractVehicles) {
    expect(isText(title) && isText(description)).toBe(true);
    expect(fields.every(({ label, value }) => isText(label) && isText(value))).toBe(true);
  }
  const labels = new Set(contractVehicles.flatMap(({ fields }) => fields.map(({ label }) => label)));
  for (const label of ["Contract number", "CAGE code", "UEI", "Period of performance", "Ceiling", "Functional areas"])
    expect(labels).toContain(label);
  expect(labels).toContain("Vendor ID");
});

test("HOME-8 GSA MAS runs through 2029 and 2038, eFAST has no ceiling, OASIS+ is the small business pool", () => {
  expect(said("gsa-mas")).toContain("Through 2029, with options 2038");
  expect(said("efast")).toContain("No maximum ceiling");
  expect(said("oasis-plus-sb")).toMatch(/"Pool","value":"Small business"/);
});

test("HOME-8 links of facts lead to a government's or the United Nations' own pages", () => {
  const hosts = contractVehicles.flatMap(({ fields }) =>
    (fields as { href?: string }[]).flatMap(({ href }) => (href ? [new URL(href)] : [])),
  );
  expect(hosts.length).toBeGreaterThan(0);
  expect(hosts.every(({ protocol, hostname }) => protocol === "https:" && /\.gov$|\bungm\.org$/.test(hostname))).toBe(
    true,
  );
});

test("ENT-6 the six certifications have every field and the order’s status; those of CMMI say that they were appraised", () => {
  expect(certifications.map(({ title }) => title)).toEqual([
    "ISO 9001:2015",
    "ISO 27001",
    "ISO 20000",
    "CMMI Level 3 Services",
    "CMMI Level 3 Development",
    "SWaM",
  ]);
  for (const { id, title, description, image, color, status } of certifications) {
    expect([id, title, description, color].every(isText)).toBe(true);
    expect(status).toBe("Certified");
    if (id.startsWith("cmmi-")) expect(description).toMatch(/appraisal/i);
    for (const variant of ["", "-small"])
      expect(globSync(`public/marks/certifications/${image}${variant}.svg`)).toHaveLength(1);
  }
});

test("HOME-3 every badge belongs to a certification", () => {
  const ids = new Set<string>(certifications.map(({ id }) => id));
  expect(homePage.badges.map(({ certification }) => certification).filter((id) => !ids.has(id))).toEqual([]);
});

test("HOME-5 the six figures are the specification's", () => {
  expect(homePage.statistics.items.map(({ value, unit, name }) => `${value}${unit} ${name}`)).toEqual([
    "100% on-time delivery",
    "99.5% infrastructure uptime",
    "99.9% critical system reliability",
    "< 60s critical alert response",
    "100+ automated processes",
    "12+ trusted industries",
  ]);
});

test("HOME-5 what a figure counts is described in the same words everywhere", () => {
  expect(homePage.statistics.items).toEqual(measures);
  expect(JSON.stringify(servicesOverviewPage.work)).toContain(AGREED_DATE);
  expect(JSON.stringify(findItem("security-operations-center")!.item)).toContain(ALERT_CLOCK);
  const elsewhere = [...contentByPath]
    .filter(([path]) => path !== "/")
    .flatMap(([, content]) => textsOf(content))
    .filter((text) => text.includes("home page"));
  const wrong = [
    ...elsewhere.filter((text) => /on[- ]time/i.test(text) && !text.includes(AGREED_DATE)),
    ...elsewhere.filter(
      (text) => /\bresponse\b/.test(text) && !(text.includes(ALERT_CLOCK) && text.includes(STAFFED_HOURS)),
    ),
  ];
  expect(wrong).toEqual([]);
});

test("FLIP-1 every card names the services, the practice or the solution that its work is part of", () => {
  const names = [
    ...categories.flatMap(({ name, items }) => [name, ...items.map((item) => item.name)]),
    ...solutions.map(({ title }) => title),
  ];
  const orphans = flipCards.filter(
    ({ detailedDescription }) => !names.some((name) => detailedDescription.includes(name)),
  );
  expect(orphans.map(({ id }) => id)).toEqual([]);
});

test("ENT-8 three testimonials are defined, with every field, and no part of the site uses them", () => {
  expect(testimonials).toHaveLength(3);
  for (const { quote, authorRole, organizationTitle, rating, project } of testimonials) {
    expect([quote, authorRole, organizationTitle, project].every(isText)).toBe(true);
    expect(rating).toBe(5);
  }
  const users = globSync("{app,shared,worker}/**/*.{ts,tsx}").filter((path) =>
    /from "[^"]*testimonials\.ts"/.test(readFileSync(path, "utf8")),
  );
  expect(users).toEqual([]);
});
