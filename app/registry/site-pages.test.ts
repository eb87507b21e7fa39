import { existsSync, globSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { categories, menuItems, slugOfItem } from "../content/services/index.ts";
import type { PageEntry } from "../content/types/page-entry.types.ts";
import { pages } from "./pages.server.ts";
import { listedOf, pagesOf, sitePages, sitePaths } from "./site-pages.server.ts";
import { ROUTES_OF_SPEC } from "../../tests/support/routes-of-spec.ts";

test("RT-1 RT-3 RT-4 the registry holds exactly the pages of the specification, which began with 65", () => {
  expect(ROUTES_OF_SPEC.length).toBeGreaterThanOrEqual(65);
  const advice =
    "List new pages in tests/support/routes-of-spec.ts too, which is written by hand. Registry: app/registry/pages.server.ts.";
  expect(sitePaths.toSorted(), advice).toEqual(ROUTES_OF_SPEC.toSorted());
});

test("SEO-5 every file registered as a page's content exists", () => {
  const files = sitePages.flatMap(({ words, shows }) => Object.keys({ ...words, ...shows }));
  expect(files.filter((file) => !existsSync(`app/content/${file}`))).toEqual([]);
});

test("RT-1 every entry has its route module, and every page of a family matches its pattern or has an entry", () => {
  const modules = new Set(globSync("app/features/*/*.route.tsx").map((file) => basename(file, ".route.tsx")));
  expect(pages.filter(({ route }) => !modules.has(route))).toEqual([]);
  const single = new Set(pages.filter((entry) => !("members" in entry)).map(({ path }) => path));
  const astray = pages.flatMap((entry) => {
    if (!("members" in entry)) return [];
    const pattern = new RegExp(`^${entry.path.replaceAll(/:\w+/g, "[^/]+")}$`);
    return entry.members.map(({ path }) => path).filter((path) => !pattern.test(path) && !single.has(path));
  });
  expect(astray).toEqual([]);
});

const meta = { title: "A title", description: "A description" };
const page = (path: string, words: PageEntry | object): PageEntry => ({
  path,
  route: "page",
  words: { "a.ts": words },
});

test("RT-1 a page of a family that has an entry of its own is registered once, with that entry", () => {
  const members = ["/family/one", "/family/two"].map((path) => ({ path, kind: "member", words: { "b.ts": { meta } } }));
  const family: PageEntry = { path: "/family/:slug", route: "family", members };
  expect(pagesOf([family, page("/family/two", { meta })]).map(({ path, kind }) => [path, kind])).toEqual([
    ["/family/one", "member"],
    ["/family/two", "page"],
  ]);
});

test("RT-1 a page without a title and a URL that is registered twice are reported", () => {
  expect(() => pagesOf([page("/bare", { lead: "No meta." })])).toThrow("/bare has no title");
  expect(() => pagesOf([page("/twin", { meta }), page("/twin", { meta })])).toThrow("/twin is registered twice");
});

test("SEO-6 a noindex page is in the registry and in no sitemap", () => {
  const all = pagesOf([page("/shown", { meta }), page("/hidden", { meta: { ...meta, indexed: false } })]);
  expect(all.map(({ path }) => path)).toEqual(["/shown", "/hidden"]);
  expect(listedOf(all).map(({ path }) => path)).toEqual(["/shown"]);
});

test("RT-5 four pages are in no menu, and the SOC keeps its own slug", () => {
  const unlisted = categories
    .flatMap((category) => category.items.filter((item) => item.inMenu === false))
    .map(slugOfItem);
  expect(unlisted.toSorted()).toEqual([
    "governance-and-oversight",
    "oracle-fixed-assets",
    "program-planning-and-strategy",
    "project-management-methodologies",
  ]);
  const soc = categories.flatMap(menuItems).find((item) => item.name === "Security Operations (SOC/XDR)");
  expect(soc && slugOfItem(soc)).toBe("security-operations-center");
});

test("ENT-1 the eight categories have the specification's items, in order", () => {
  expect(
    Object.fromEntries(categories.map((category) => [category.name, menuItems(category).map((item) => item.name)])),
  ).toEqual({
    "ERP Solutions": ["Oracle Financials", "SAP", "Oracle CLM", "Oracle Hyperion", "Unison PRISM", "Sunflower"],
    "Digital Transformation": ["Business Process Automation", "Systems Modernizations", "Artificial Intelligence"],
    "Federal Financial Management": [
      "US Treasury Accounting and Reporting Support",
      "Interagency Agreements (IAA) Support",
      "Business Operations Support",
      "Budget Management",
      "A-123 Support",
    ],
    "Application and Software Development": [
      "API Development and Integrations",
      "Low Code Application Development",
      "Framework Based Development",
      "RICEW Objects",
      "UI/UX Design",
    ],
    "Database and Infrastructure Management": [
      "Security and Vulnerability Management",
      "Disaster Recovery and Management",
      "Infrastructure Management",
      "Database Administration",
      "Audit Support",
    ],
    Cybersecurity: [
      "Network Security",
      "Endpoint & Device Protection",
      "Cloud Security",
      "Application Security",
      "Identity & Access Management",
      "Security Operations (SOC/XDR)",
      "Governance, Risk & Compliance",
      "Penetration Testing & Vulnerability Management",
      "Incident Response & Forensics",
    ],
    "Information Technology Service Management": [
      "Configuration Management",
      "Service Desk and Support",
      "Release Management",
      "CI/CD",
    ],
    "Federal Grants Management": [
      "Grants Execution & Funds Control",
      "Financial System Integration",
      "Compliance Assurance",
      "Grants Closeout & Reconciliation",
      "Audit Readiness",
    ],
  });
});
