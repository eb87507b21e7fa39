import { ERROR_PAGE } from "../../../app/content/interface/error.ts";
import { firm } from "../../../app/content/firm.ts";
import { sitePages } from "../../../app/registry/site-pages.server.ts";
import { type Answer, failed, nonceOf, type Site } from "./site.ts";

/** Every page, the not-found page, a search, and the data of one page of each kind. */
export const pageChecks = (site: Site): Promise<string[]>[] => [
  ...sitePages.map(({ path, meta }) => checkPage(site, path, { title: `${meta.title} | ${firm.name}` })),
  checkPage(site, "/nowhere", { status: 404 }),
  checkPage(site, "/search?q=grants", {}),
  ...[...new Map(sitePages.map((page) => [page.kind, page])).values()].map(({ path }) => checkData(site, path)),
];

async function checkPage(site: Site, path: string, { status = 200, title }: { status?: number; title?: string }) {
  const answer = await site.ask(path);
  if (answer.status !== status) return [`${path} answers ${answer.status}; expected: ${status}.`];
  if (site.key && !answer.isOfVersion) return [`${path} was answered by another version.`];
  const { text, headers } = answer;
  const found = /<title>([^<]*)<\/title>/.exec(text)?.[1]?.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
  const headings = [...text.matchAll(/<h1[\s>].*?<\/h1>/gs)].map(([html]) => html.replace(/<[^>]*>/g, "").trim());
  const nonce = `nonce="${nonceOf(headers)}"`;
  const scripts = [...text.matchAll(/<(?:script|style)([^>]*)>/g)].filter(([tag]) => !tag.includes("ld+json"));
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1];
  // The first visitor of an isolate gets a rendered page, the others a cached one.
  const again = title === undefined ? answer : await site.ask(path);
  return failed(path, [
    [/<\/html>\s*$/.test(text), "breaks off before its end. Search the log for render-failed"],
    // React's mark for a part that failed on the server.
    [!text.includes("<!--$!-->"), "lacks a part that failed to render. Search the log for render-failed"],
    [title === undefined ? Boolean(found) : found === title, `has the title "${found}"; expected: "${title}"`],
    [headings.length === 1 && headings[0] !== "", `has ${headings.length} h1 headings, or an empty one`],
    [headings[0] !== ERROR_PAGE.title, "is the error page. Search the log for render-failed"],
    [["<header", "<main", "<footer"].every((part) => text.includes(part)), "has no header, main or footer"],
    [
      status !== 200 || canonical === undefined || canonical.startsWith(`${site.siteUrl}/`),
      `has the canonical URL ${canonical}; SITE_URL is ${site.siteUrl}`,
    ],
    [(/<style[^>]*>(.*?)<\/style>/s.exec(text)?.[1] ?? "") !== "", "has no styles"],
    [scripts.every(([tag]) => tag.includes(nonce)), "has scripts or styles without the nonce of its policy"],
    [/<script[^>]*>\s*import "\/assets\//.test(text), "starts no client scripts"],
    [withoutNonce(again) === withoutNonce(answer), "differs when it is requested again: its cached copy is broken"],
    ...site.headerChecks(answer, "page"),
  ]);
}

const withoutNonce = ({ status, headers, text }: Answer) =>
  `${status} ${text.replaceAll(nonceOf(headers) ?? "no nonce", "")}`;

/** What a client-side navigation requests. */
async function checkData(site: Site, page: string) {
  const path = page === "/" ? "/_.data" : `${page}.data`;
  const answer = await site.ask(path);
  const isData = answer.status === 200 && answer.headers.get("content-type")?.startsWith("text/x-script");
  if (!isData) return [`${path} answers ${answer.status} without data: a click to ${page} would fail.`];
  return failed(path, site.headerChecks(answer, "data"));
}
