import about from "../styles/pages/about.css?url";
import contact from "../styles/pages/contact.css?url";
import corporateCapability from "../styles/pages/corporate-capability.css?url";
import factLists from "../styles/pages/fact-lists.css?url";
import filter from "../styles/pages/filter.css?url";
import flipCards from "../styles/pages/flip-cards.css?url";
import home from "../styles/pages/home.css?url";
import order from "../styles/pages/order.css?url";
import oneLineItem from "../styles/pages/one-line-item.css?url";
import pack from "../styles/pages/pack.css?url";
import packOffer from "../styles/pages/pack-offer.css?url";
import practice from "../styles/pages/practice.css?url";
import rules from "../styles/pages/rules.css?url";
import search from "../styles/pages/search.css?url";
import serviceCards from "../styles/pages/service-cards.css?url";
import service from "../styles/pages/service.css?url";
import services from "../styles/pages/services.css?url";
import sheetMarks from "../styles/pages/sheet-marks.css?url";
import slides from "../styles/pages/slides.css?url";
import solution from "../styles/pages/solution.css?url";
import specimen from "../styles/pages/specimen.css?url";
import specimens from "../styles/pages/specimens.css?url";

/**
 * URLs of the style sheets that a route needs besides the site's own (styles/site.css), by route id. The worker writes
 * them into the page; the browser loads those of the next page (router/page-sheets.ts).
 */
export const PAGE_SHEETS: Readonly<Record<string, readonly string[] | undefined>> = {
  "routes/about": [about],
  "routes/contact": [contact],
  "routes/contract-vehicle": [factLists, order],
  "routes/corporate-capability": [corporateCapability, factLists],
  "routes/cybersecurity": [service],
  "routes/database-and-infrastructure": [contact, practice, serviceCards, slides],
  "routes/digital-transformation": [contact, practice, serviceCards, slides],
  "routes/flip-cards": [flipCards],
  "routes/home": [factLists, home, serviceCards, slides],
  "routes/one-line-item": [oneLineItem, sheetMarks],
  "routes/pack": [pack],
  "routes/rules": [rules],
  "routes/search": [search],
  "routes/service": [service, sheetMarks, specimen, packOffer],
  "routes/services": [filter, services],
  "routes/solution": [solution, sheetMarks, specimen, packOffer],
  "routes/specimens": [filter, specimens],
};

/** URLs of all style sheets that these routes need besides the site's own, each once. */
export const sheetsOfRoutes = (routes: readonly string[]): string[] => [
  ...new Set(routes.flatMap((route) => PAGE_SHEETS[route] ?? [])),
];
