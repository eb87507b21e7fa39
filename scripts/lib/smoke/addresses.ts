import { readFileSync } from "node:fs";
import { listedOf, sitePages } from "../../../app/registry/site-pages.server.ts";
import { headerProblems } from "./headers.ts";
import { allProblems, type Answer, type Problem, type Site } from "./site.ts";

/** Where other spellings of addresses lead. Source: RT-5. */
const REDIRECTS: [path: string, to: string][] = [
  ["/about/", "/about"],
  ["/services/cybersecurity", "/cybersecurity"],
];

const PDF = "/capability-statement.pdf";

/** What stands beside the pages: redirects, robots.txt, the sitemap, security.txt, the statement to download, a missing file. */
export async function addressProblems(site: Site): Promise<Problem[]> {
  const { siteUrl, isIndexable } = site;
  const listed = listedOf(sitePages).map(({ path }) => `<loc>${siteUrl}${path}</loc>`);
  return allProblems([
    ...REDIRECTS.map(([path, to]) => redirected(site, path, 301, to)),
    ...(site.origin.startsWith("https:") ? [fromHttp(site)] : []),
    asks(site, "/robots.txt", ({ text }) =>
      text.includes(isIndexable ? `Sitemap: ${siteUrl}/sitemap.xml` : "Disallow: /\n")
        ? undefined
        : `is not ${isIndexable ? "open" : "closed"} to search engines as INDEXABLE has it, or names another sitemap`,
    ),
    asks(site, "/sitemap.xml", ({ text }) => {
      const missing = listed.filter((loc) => !text.includes(loc));
      return missing.length === 0 ? undefined : `lacks ${missing.length} pages, such as ${missing[0]}`;
    }),
    asks(site, "/.well-known/security.txt", ({ text }) => {
      const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
      return /^Contact: mailto:/m.test(text) && expires > Date.now() ? undefined : "names no contact, or has expired";
    }),
    asks(site, PDF, ({ bytes }) =>
      readFileSync(`public${PDF}`).equals(bytes) ? undefined : "is not the statement that lies under public",
    ),
    asks(site, "/assets/gone-00000000.js", () => undefined, 404),
  ]);
}

/** Asks for an address, and says what is wrong with its status, its headers, and what `wrong` says of the rest. */
async function asks(site: Site, path: string, wrong: (answer: Answer) => string | undefined, status = 200) {
  const answer = await site.ask(path);
  if (answer.status !== status) return [`${path} answers ${answer.status}; it must answer ${status}.`];
  const isFile = path === PDF;
  const what = wrong(answer);
  return [...(what ? [`${path} ${what}.`] : []), ...headerProblems(site, answer, { isFile })];
}

async function redirected(site: Site, path: string, status: number, to: string): Promise<Problem[]> {
  const { status: is, headers } = await site.ask(path);
  if (is === status && headers.get("location") === to) return [];
  return [`${path} answers ${is} to ${headers.get("location") ?? "nowhere"}; it must answer ${status} to ${to}.`];
}

/** Over http a visitor is sent on to https: by the worker with 308, or before it by the zone. */
async function fromHttp(site: Site): Promise<Problem[]> {
  const path = "/about";
  const address = site.origin.replace(/^https:/, "http:") + path;
  const { status, headers } = await site.ask(address);
  const isSentOn = (status === 301 || status === 308) && headers.get("location") === site.origin + path;
  return isSentOn ? [] : [`${address} answers ${status} and does not lead to ${site.origin + path}.`];
}
