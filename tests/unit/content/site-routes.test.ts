import { expect, test } from "vitest";
import { categories, menuItems, slugOfItem } from "../../../app/content/services/index.ts";
import { sitePaths } from "../../../app/content/site-routes.ts";
import { ROUTES_OF_SPEC } from "../../support/routes-of-spec.ts";

test("RT-1 RT-3 RT-4 the content makes exactly the 65 pages of the specification", () => {
  expect(ROUTES_OF_SPEC).toHaveLength(65);
  expect(sitePaths.toSorted()).toEqual(ROUTES_OF_SPEC.toSorted());
});

test("RT-5 four pages stand in no menu, and the SOC keeps its own slug", () => {
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

test("ENT-1 the eight categories hold the specification's items, in its order", () => {
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
