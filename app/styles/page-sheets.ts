import about from "../features/trust/about.css?url";
import compare from "../features/compare/compare.css?url";
import contact from "../features/contact/contact.css?url";
import corporateCapability from "../features/trust/corporate-capability.css?url";
import pageContents from "../ui/page-contents.css?url";
import longPages from "../ui/long-pages.css?url";
import factLists from "../ui/fact-lists.css?url";
import filter from "../ui/filter.css?url";
import flipCards from "../features/services/flip-cards.css?url";
import home from "../features/home/home.css?url";
import order from "../features/order/order.css?url";
import oneLineItem from "../features/line-item/one-line-item.css?url";
import pack from "../features/pack/pack.css?url";
import packOffer from "../features/pack/pack-offer.css?url";
import practice from "../features/services/practice.css?url";
import rules from "../features/registers/rules.css?url";
import search from "../features/search/search.css?url";
import serviceCards from "../ui/service-cards.css?url";
import service from "../features/services/service.css?url";
import services from "../features/services/services.css?url";
import shortHeads from "../ui/short-heads.css?url";
import sheetMarks from "./sheet-marks.css?url";
import slides from "../ui/slides.css?url";
import stepLists from "../ui/step-lists.css?url";
import specimen from "../features/specimens/specimen.css?url";
import solution from "../features/solutions/solution.css?url";
import specimens from "../features/specimens/specimens.css?url";
import tools from "../features/tools/tools.css?url";

/**
 * URLs of the style sheets that a route needs besides the site's own (styles/site.css), by route id. The worker writes
 * them into the page; the browser loads those of the next page (router/load-styles.ts).
 */
export const PAGE_SHEETS: Readonly<Record<string, readonly string[] | undefined>> = {
  "routes/about": [about],
  "routes/buyers-answers": [longPages, pageContents, shortHeads],
  "routes/compare": [compare, sheetMarks, shortHeads, tools],
  "routes/contact": [contact],
  "routes/contract-vehicle": [factLists, order, pageContents],
  "routes/corporate-capability": [corporateCapability, factLists, longPages, pageContents],
  "routes/cybersecurity": [service, stepLists],
  "routes/database-and-infrastructure": [contact, practice, serviceCards, slides],
  "routes/digital-transformation": [contact, practice, serviceCards, slides],
  "routes/find-the-misstatement": [specimen, tools, shortHeads],
  "routes/flip-cards": [flipCards],
  "routes/glossary": [filter, rules, shortHeads],
  "routes/home": [factLists, home, serviceCards, slides],
  "routes/one-line-item": [oneLineItem, sheetMarks],
  "routes/pack": [pack, shortHeads],
  "routes/prompt-payment": [tools, shortHeads],
  "routes/rules": [filter, rules, shortHeads],
  "routes/search": [search, shortHeads],
  "routes/service": [service, longPages, pageContents, sheetMarks, specimen, packOffer],
  "routes/services": [filter, services, stepLists],
  "routes/solution": [solution, longPages, pageContents, sheetMarks, specimen, packOffer],
  "routes/solutions": [stepLists],
  "routes/specimens": [filter, shortHeads, specimens],
  "routes/tools": [tools, shortHeads],
  "routes/trial-balance": [tools, shortHeads],
};

/** URLs of all style sheets that these routes need besides the site's own, each once. */
export const sheetsOfRoutes = (routes: readonly string[]): string[] => [
  ...new Set(routes.flatMap((route) => PAGE_SHEETS[route] ?? [])),
];
