import { firm } from "../../app/content/firm.ts";
import { OPENACR_PATH } from "../../app/content/pages/accessibility.ts";
import { PACK_PATH } from "../../app/content/pack/choice.ts";
import { packPage } from "../../app/content/pages/pack.ts";
import type { SitePage } from "../../app/registry/page-entry.ts";
import { listedOf, sitePages } from "../../app/registry/site-pages.server.ts";
import { bullets, heading, link, plain } from "./marks.ts";

/** What is no page, or none to be listed, and of use to those who read text. */
const FILES = [
  { label: "Accessibility conformance report as OpenACR", to: OPENACR_PATH },
  { label: packPage.meta.title, to: PACK_PATH },
  { label: "Contact card", to: "/contact.vcf" },
  { label: "Sitemap", to: "/sitemap.xml" },
  { label: "security.txt", to: "/.well-known/security.txt" },
];

/** `/llms.txt`: what the site is, and every page in Markdown. Source: TRUST-4, llmstxt.org. */
export function llmsTxt(): string {
  const listed = listedOf(sitePages);
  const groups = [...new Set(listed.map(groupOf))];
  return [
    heading(1, firm.name),
    `> ${plain(firm.description)}`,
    `${plain(firm.legalName)}. Email ${firm.email}, phone ${firm.phone.display}. Each page is there in Markdown, under its address with .md behind it; specimens are tables, and their rows files of comma-separated values.`,
    ...groups.flatMap((name) => [heading(2, name), bullets(listed.filter((page) => groupOf(page) === name).map(line))]),
    heading(2, "Files"),
    bullets([...FILES, ...pdfs].map(({ label, to }) => link(label, to))),
    "",
  ].join("\n\n");
}

const pdfs = sitePages.flatMap(({ pdf, meta }) => (pdf ? [{ label: `${meta.title} (PDF)`, to: `/${pdf}` }] : []));

/** The name of the page right above, or that of the site's own pages. */
const groupOf = ({ above = [] }: SitePage): string => above.at(-1)?.name ?? "Pages";

const line = ({ path, offer, meta }: SitePage): string =>
  `${link(offer?.name ?? meta.title, path)}: ${plain(meta.description)}`;
