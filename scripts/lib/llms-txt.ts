import { markdownPath } from "../../shared/markdown-path.ts";
import { firm } from "../../app/content/firm.ts";
import { OPENACR_PATH } from "../../app/content/pages/accessibility.ts";
import { PACK_PATH, packPage } from "../../app/content/pages/pack-page.ts";
import type { SitePage } from "../../app/content/types/page-entry.types.ts";
import { listedOf, sitePages } from "../../app/registry/site-pages.server.ts";

/** Useful text files that are not pages. */
const FILES = [
  { label: "Accessibility conformance report as OpenACR", to: OPENACR_PATH },
  { label: packPage.meta.title, to: markdownPath(PACK_PATH) },
  { label: "Contact card", to: "/contact.vcf" },
  { label: "Sitemap", to: "/sitemap.xml" },
  { label: "security.txt", to: "/.well-known/security.txt" },
];

/** `/llms.txt`: what the site is, and every page in Markdown. Source: TRUST-4, llmstxt.org. */
export function llmsTxt(): string {
  const listed = listedOf(sitePages);
  const groups = [...new Set(listed.map(groupOf))];
  return [
    `# ${firm.name}`,
    `> ${escaped(firm.description)}`,
    `${escaped(firm.legalName)}. Email ${firm.email}, phone ${firm.phone.display}. Each page is there in Markdown, under its address with .md behind it; specimens are tables, and their rows files of comma-separated values.`,
    ...groups.flatMap((name) => [
      `## ${escaped(name)}`,
      list(listed.filter((page) => groupOf(page) === name).map(line)),
    ]),
    "## Files",
    list([...FILES, ...pdfs].map(({ label, to }) => link(label, to))),
    "",
  ].join("\n\n");
}

const pdfs = sitePages.flatMap(({ pdf, meta }) => (pdf ? [{ label: `${meta.title} (PDF)`, to: `/${pdf}` }] : []));

/** The parent page's name, or the name of the group of top-level pages. */
const groupOf = ({ above = [] }: SitePage): string => above.at(-1)?.name ?? "Pages";

const line = ({ path, offer, meta }: SitePage): string =>
  `${link(offer?.name ?? meta.title, markdownPath(path))}: ${escaped(meta.description)}`;

const link = (label: string, to: string): string => `[${escaped(label)}](${to})`;
const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join("\n");

/** Escapes Markdown syntax. */
const escaped = (text: string): string => text.replaceAll(/[\\*`<[\]|]/g, String.raw`\$&`);
