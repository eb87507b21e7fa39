import type { BreadcrumbList, FAQPage, Graph, ProfessionalService, Service, Thing, WebPage, WebSite } from "schema-dts";
import type { CategoryPageData, ItemPageData } from "../content/services/pages.ts";
import type { PageMeta, Question, Solution } from "../content/types.ts";
import type { RootData } from "./root-data.ts";
import { ogPicturePath } from "./og-picture.ts";

/** What the loaders of pages give, as far as it matters here. */
export type DescribedPage =
  | ItemPageData
  | CategoryPageData
  | { category: CategoryPageData; page?: { meta: PageMeta } }
  | { solution: Solution }
  | { page: { meta: PageMeta } };

/** A page in the terms of schema.org. */
interface Description {
  meta: PageMeta;
  /** What the page offers, where it is about one thing. */
  offer?: { name: string; text: string; type: string };
  questions?: readonly Question[];
  /** The pages above, between the home page and this one. */
  above?: { name: string; path: string }[];
}

type Site = Pick<RootData, "firm" | "siteUrl">;

/** Everything a page says about itself to search engines, as one schema.org graph. */
export function pageGraph(site: Site, pathname: string, page: DescribedPage): Graph {
  const description = describe(page);
  const url = site.siteUrl + pathname;
  const things: (Thing | undefined)[] = [
    organization(site),
    webSite(site),
    webPage(site, pathname, url, description),
    pathname === "/" ? undefined : breadcrumbs(site, url, description),
    description.offer && service(site, url, description.offer),
    description.questions && faq(url, description.questions),
  ];
  return { "@context": "https://schema.org", "@graph": things.filter((thing) => thing !== undefined) };
}

function describe(page: DescribedPage): Description {
  const services = { name: "Services", path: "/services" };
  if ("solution" in page) {
    const { meta, title, description, questions } = page.solution;
    return {
      meta,
      offer: { name: title, text: description, type: "Packaged solution" },
      questions,
      above: [{ name: "Solutions", path: "/solutions" }],
    };
  }
  if ("category" in page && !("kind" in page)) {
    return { ...describe(page.category), ...(page.page?.meta && { meta: page.page.meta }) };
  }
  if (!("kind" in page)) return { meta: page.page.meta };
  const { meta, name, lead, questions } = page;
  const above = page.kind === "item" ? [services, page.category] : [services];
  return { meta, offer: { name, text: lead, type: "Consulting" }, questions, above };
}

const organizationId = ({ siteUrl }: Site) => `${siteUrl}/#organization`;
const webSiteId = ({ siteUrl }: Site) => `${siteUrl}/#website`;

function organization(site: Site): ProfessionalService {
  const { firm, siteUrl } = site;
  const { street, city, stateCode, postalCode, country } = firm.address;
  return {
    "@type": "ProfessionalService",
    "@id": organizationId(site),
    name: firm.name,
    legalName: firm.legalName,
    slogan: firm.line,
    description: firm.description,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/favicon.svg`,
    image: siteUrl + ogPicturePath("/"),
    telephone: firm.phone.href.replace("tel:", ""),
    email: firm.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: city,
      addressRegion: stateCode,
      postalCode,
      addressCountry: country,
    },
    areaServed: { "@type": "Country", name: "United States" },
    sameAs: [firm.network.url],
  };
}

const webSite = (site: Site): WebSite => ({
  "@type": "WebSite",
  "@id": webSiteId(site),
  name: site.firm.name,
  url: `${site.siteUrl}/`,
  inLanguage: "en-US",
  publisher: { "@id": organizationId(site) },
});

const PAGE_TYPES: Record<string, "AboutPage" | "ContactPage" | "CollectionPage"> = {
  "/about": "AboutPage",
  "/contact": "ContactPage",
  "/services": "CollectionPage",
  "/solutions": "CollectionPage",
};

function webPage(site: Site, pathname: string, url: string, { meta }: Description): WebPage {
  return {
    "@type": PAGE_TYPES[pathname] ?? "WebPage",
    "@id": url,
    url,
    name: meta.title,
    description: meta.description,
    inLanguage: "en-US",
    isPartOf: { "@id": webSiteId(site) },
    about: { "@id": organizationId(site) },
    ...(pathname !== "/" && { breadcrumb: { "@id": `${url}#breadcrumb` } }),
  } as WebPage;
}

function breadcrumbs({ siteUrl }: Site, url: string, { meta, offer, above = [] }: Description): BreadcrumbList {
  const trail = [
    { name: "Home", item: `${siteUrl}/` },
    ...above.map(({ name, path }) => ({ name, item: siteUrl + path })),
    { name: offer?.name ?? meta.title, item: url },
  ];
  return {
    "@type": "BreadcrumbList",
    "@id": `${url}#breadcrumb`,
    itemListElement: trail.map((entry, index) => ({ "@type": "ListItem", position: index + 1, ...entry })),
  };
}

const service = (site: Site, url: string, { name, text, type }: NonNullable<Description["offer"]>): Service => ({
  "@type": "Service",
  "@id": `${url}#service`,
  name,
  description: text,
  serviceType: type,
  url,
  provider: { "@id": organizationId(site) },
  areaServed: { "@type": "Country", name: "United States" },
});

const faq = (url: string, questions: readonly Question[]): FAQPage => ({
  "@type": "FAQPage",
  "@id": `${url}#questions`,
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});
