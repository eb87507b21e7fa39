import { conformanceReport } from "../content/accessibility/conformance-report.ts";
import { certifications } from "../content/certifications.ts";
import { clients } from "../content/clients.ts";
import { contractVehicles } from "../content/contract-vehicles.ts";
import { flipCards } from "../content/flip-cards.ts";
import { glossary } from "../content/glossary/index.ts";
import { aboutPage } from "../content/pages/about.ts";
import { accessibilityPage } from "../content/pages/accessibility.ts";
import { ANSWERS_PATH, buyersAnswersPage } from "../content/pages/buyers-answers.ts";
import { COMPARE_PATH, comparePage } from "../content/pages/compare.ts";
import { contactPage } from "../content/pages/contact-page.ts";
import { corporateCapabilityPage } from "../content/pages/corporate-capability.ts";
import { cybersecurityPage } from "../content/pages/cybersecurity.ts";
import { databaseAndInfrastructurePage } from "../content/pages/database-and-infrastructure.ts";
import { digitalTransformationPage } from "../content/pages/digital-transformation.ts";
import { flipCardsPage } from "../content/pages/flip-cards-page.ts";
import { glossaryPage } from "../content/pages/glossary.ts";
import { homePage } from "../content/pages/home.ts";
import { PACK_PATH, packPage } from "../content/pages/pack-page.ts";
import { misstatementPage } from "../content/pages/misstatement.ts";
import { promptPaymentPage } from "../content/pages/prompt-payment-page.ts";
import { referencePage } from "../content/pages/reference.ts";
import { rulesPage } from "../content/pages/rules.ts";
import { searchPage } from "../content/pages/search.ts";
import { servicesOverviewPage } from "../content/pages/services-overview.ts";
import { solutionsOverviewPage } from "../content/pages/solutions-overview.ts";
import { toolsPage } from "../content/pages/tools.ts";
import { trialBalancePage } from "../content/pages/trial-balance.ts";
import { rules } from "../content/rules/index.ts";
import { specimensPage } from "../content/pages/specimens.ts";
import { cybersecurity } from "../content/services/cybersecurity/index.ts";
import { databaseAndInfrastructureManagement } from "../content/services/database-and-infrastructure-management/index.ts";
import { digitalTransformation } from "../content/services/digital-transformation/index.ts";
import { SPECIMENS_PATH } from "../content/specimens/specimen-labels.ts";
import { lineItemWords } from "../content/specimens/line-item/line-item-words.ts";
import { lineItem } from "../books/line-item-stations.ts";
import { REFERENCE, TOOLS } from "../content/trail.ts";
import { vehicleComparison } from "../content/vehicles/comparison.ts";
import { VEHICLES_PATH } from "../content/vehicles/vehicle-labels.ts";
import { slides } from "../content/slides.ts";
import type { PageEntry } from "../content/types/page-entry.types.ts";
import { plainPractices, practicePage, servicePages } from "./services.server.ts";
import { solutionPages } from "./solutions.server.ts";
import { textPages } from "./text-pages.server.ts";
import { vehiclePages } from "./vehicle-pages.server.ts";

/**
 * All pages in menu order. Routes, sitemap, JSON-LD, social images, cache and the tests of all pages are derived from
 * this list. Source: RT-1…5.
 */
export const pages: readonly PageEntry[] = [
  {
    path: "/",
    route: "home",
    words: {
      "pages/home.ts": homePage,
      "slides.ts": slides,
      "clients.ts": clients,
      "certifications.ts": certifications,
      "contract-vehicles.ts": contractVehicles,
    },
  },
  {
    path: "/about",
    route: "about",
    words: { "pages/about.ts": aboutPage },
    type: "AboutPage",
  },
  {
    path: "/services",
    route: "services",
    words: { "pages/services-overview.ts": servicesOverviewPage },
    type: "CollectionPage",
  },
  ...plainPractices.map((category) => ({ ...practicePage(category), route: "practice" })),
  {
    // Its own questions replace the standards.
    ...practicePage(
      { ...digitalTransformation, standards: [] },
      { "pages/digital-transformation.ts": digitalTransformationPage },
    ),
    route: "digital-transformation",
  },
  {
    ...practicePage(databaseAndInfrastructureManagement, {
      "pages/database-and-infrastructure.ts": databaseAndInfrastructurePage,
    }),
    route: "database-and-infrastructure",
  },
  { path: "/services/:slug", route: "service", members: servicePages },
  {
    path: "/solutions",
    route: "solutions",
    words: { "pages/solutions-overview.ts": solutionsOverviewPage },
    type: "CollectionPage",
  },
  { path: "/solutions/:slug", route: "solution", members: solutionPages },
  {
    path: "/contact",
    route: "contact",
    words: { "pages/contact-page.ts": contactPage },
    type: "ContactPage",
  },
  {
    path: "/corporate-capability",
    route: "corporate-capability",
    // Claims and codes are already part of the page's content. Their files are listed for their modification dates.
    words: { "claims/": {}, "codes.ts": {}, "pages/corporate-capability.ts": corporateCapabilityPage },
    shows: { "contract-vehicles.ts": contractVehicles, "certifications.ts": certifications },
    pdf: "capability-statement.pdf",
  },
  {
    path: ANSWERS_PATH,
    route: "buyers-answers",
    words: { "answers/": {}, "claims/": {}, "pages/buyers-answers.ts": buyersAnswersPage },
    shows: { "vehicles/comparison.ts": vehicleComparison },
    above: [REFERENCE],
  },
  { path: `${VEHICLES_PATH}/:slug`, route: "contract-vehicle", members: vehiclePages },
  { ...practicePage(cybersecurity, { "pages/cybersecurity.ts": cybersecurityPage }), route: "cybersecurity" },
  {
    path: "/flip-cards",
    route: "flip-cards",
    words: { "pages/flip-cards-page.ts": flipCardsPage, "flip-cards.ts": flipCards },
  },
  {
    path: REFERENCE.path,
    route: "reference",
    words: { "pages/reference.ts": referencePage },
    type: "CollectionPage",
  },
  {
    path: "/rules",
    route: "rules",
    words: { "rules/": rules, "pages/rules.ts": rulesPage },
    type: "CollectionPage",
    above: [REFERENCE],
  },
  {
    path: "/glossary",
    route: "glossary",
    words: { "glossary/": glossary, "pages/glossary.ts": glossaryPage },
    type: "CollectionPage",
    above: [REFERENCE],
  },
  {
    path: SPECIMENS_PATH,
    route: "specimens",
    words: { "pages/specimens.ts": specimensPage },
    type: "CollectionPage",
    above: [REFERENCE],
  },
  {
    path: lineItem.path,
    route: "one-line-item",
    words: { "specimens/line-item/line-item-words.ts": lineItemWords },
    above: [REFERENCE],
  },
  {
    path: TOOLS.path,
    route: "tools",
    words: { "pages/tools.ts": toolsPage },
    type: "CollectionPage",
    above: [REFERENCE],
  },
  {
    path: "/tools/prompt-payment",
    route: "prompt-payment",
    words: { "pages/prompt-payment-page.ts": promptPaymentPage },
    above: [REFERENCE, TOOLS],
  },
  {
    path: "/tools/trial-balance",
    route: "trial-balance",
    words: { "pages/trial-balance.ts": trialBalancePage },
    above: [REFERENCE, TOOLS],
  },
  {
    path: "/tools/find-the-misstatement",
    route: "find-the-misstatement",
    words: { "pages/misstatement.ts": misstatementPage },
    above: [REFERENCE, TOOLS],
  },
  {
    path: searchPage.path,
    route: "search",
    words: { "pages/search.ts": searchPage },
    type: "SearchResultsPage",
    above: [REFERENCE],
  },
  {
    path: PACK_PATH,
    route: "pack",
    words: { "pages/pack-page.ts": packPage },
    above: [REFERENCE],
  },
  {
    path: COMPARE_PATH,
    route: "compare",
    words: { "pages/compare.ts": comparePage },
    above: [REFERENCE],
  },
  {
    path: "/accessibility",
    route: "accessibility",
    words: { "accessibility/": conformanceReport.chapters, "pages/accessibility.ts": accessibilityPage },
  },
  ...Object.entries(textPages).map(([name, page]) => ({
    path: `/${name}`,
    route: "text",
    words: { [`pages/${name}.ts`]: page },
  })),
];
