import type {
  BreadcrumbList,
  Certification,
  Graph,
  ProfessionalService,
  PropertyValue,
  Service,
  Thing,
  WebPage,
  WebSite,
} from "schema-dts";
import type { Organization } from "../../content/types/organization.types.ts";
import type { Described, SitePage } from "../../content/types/page-entry.types.ts";
import { ogPicturePath } from "../urls/og-picture.ts";

/** The firm, and the origin of its site. */
export interface Site {
  firm: Organization;
  siteUrl: string;
}

/** A page's structured data as one schema.org graph. */
export function pageGraph(site: Site, page: SitePage): Graph {
  const url = site.siteUrl + page.path;
  const things: (Thing | undefined)[] = [
    organization(site),
    webSite(site),
    webPage(site, url, page),
    page.path === "/" ? undefined : breadcrumbs(site, url, page),
    page.offer && service(site, url, page.offer),
  ];
  return { "@context": "https://schema.org", "@graph": things.filter((thing) => thing !== undefined) };
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
    ...(firm.identifiers.length > 0 && {
      identifier: firm.identifiers.map(({ id, name, value }): PropertyValue => ({
        "@type": "PropertyValue",
        propertyID: id,
        name,
        value,
      })),
    }),
    naics: firm.naics,
    ...(firm.certifications.length > 0 && {
      hasCertification: firm.certifications.map(({ name, number, body }): Certification => ({
        "@type": "Certification",
        name,
        certificationIdentification: number,
        issuedBy: { "@type": "Organization", name: body },
      })),
    }),
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

function webPage(site: Site, url: string, { path, meta, type }: SitePage): WebPage {
  return {
    "@type": type ?? "WebPage",
    "@id": url,
    url,
    name: meta.title,
    description: meta.description,
    inLanguage: "en-US",
    isPartOf: { "@id": webSiteId(site) },
    about: { "@id": organizationId(site) },
    ...(path !== "/" && { breadcrumb: { "@id": `${url}#breadcrumb` } }),
  } as WebPage;
}

function breadcrumbs({ siteUrl }: Site, url: string, { meta, offer, above = [] }: SitePage): BreadcrumbList {
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

const service = (site: Site, url: string, { name, text, type }: NonNullable<Described["offer"]>): Service => ({
  "@type": "Service",
  "@id": `${url}#service`,
  name,
  description: text,
  serviceType: type,
  url,
  provider: { "@id": organizationId(site) },
  areaServed: { "@type": "Country", name: "United States" },
});
