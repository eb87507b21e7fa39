import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { certifications } from "../../../app/content/certifications.ts";
import { clients } from "../../../app/content/clients.ts";
import { contractVehicles } from "../../../app/content/contract-vehicles.ts";
import { figures } from "../../../app/content/claims/figures.ts";
import { hasSample } from "../../../app/content/claims/claim.ts";
import { gsaPeriod } from "../../../app/content/claims/vehicle-claims.ts";
import { homePage } from "../../../app/content/pages/home.ts";
import { slides } from "../../../app/content/slides.ts";
import { testimonials } from "../../../app/content/testimonials.ts";

const said = (vehicleId: string) => JSON.stringify(contractVehicles.find(({ id }) => id === vehicleId));
const isText = (value: unknown) => typeof value === "string" && value.trim() !== "";

test("BUY-4 HOME-5 HOME-8 sample figures and dates are called samples where they stand", () => {
  expect(homePage.statistics.note?.includes("Sample")).toBe(hasSample(...Object.values(figures)));
  expect(homePage.vehicles.note.includes("samples")).toBe(hasSample(gsaPeriod));
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
