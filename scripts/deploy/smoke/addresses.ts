import { listedOf, sitePages } from "../../../app/registry/site-pages.server.ts";
import { type Answer, type Check, failed, type Site } from "./site.ts";

/** Redirects, robots.txt, the sitemap, security.txt and a missing file. */
export const addressChecks = (site: Site): Promise<string[]>[] => [
  // Source: RT-5.
  checkRedirect(site, "/about/", "/about"),
  checkRedirect(site, "/services/cybersecurity", "/cybersecurity"),
  ...(site.origin.startsWith("https:")
    ? [checkRedirect(site, `${site.origin.replace("https:", "http:")}/about`, `${site.origin}/about`)]
    : []),
  check(site, "/robots.txt", ({ text }) => [
    text.includes(site.isIndexable ? `Sitemap: ${site.siteUrl}/sitemap.xml` : "Disallow: /\n"),
    `is not ${site.isIndexable ? "open" : "closed"} to search engines as INDEXABLE requires, or names another sitemap`,
  ]),
  check(site, "/sitemap.xml", ({ text }) => {
    const missing = listedOf(sitePages).filter(({ path }) => !text.includes(`<loc>${site.siteUrl}${path}</loc>`));
    return [missing.length === 0, `lacks ${missing.length} pages, such as ${missing[0]?.path}`];
  }),
  check(site, "/.well-known/security.txt", ({ text }) => {
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
    return [/^Contact: mailto:/m.test(text) && expires > Date.now(), "has no contact, or has expired"];
  }),
  check(site, "/assets/gone-00000000.js", () => [true, ""], 404),
];

async function check(site: Site, path: string, inspect: (answer: Answer) => Check, status = 200) {
  const answer = await site.ask(path);
  if (answer.status !== status) return [`${path} answers ${answer.status}; expected: ${status}.`];
  return failed(path, [inspect(answer), ...site.headerChecks(answer, "data")]);
}

/** The worker redirects with 301, or with 308 from HTTP; a zone may do the latter with 301. */
async function checkRedirect(site: Site, path: string, target: string) {
  const { status, headers } = await site.ask(path);
  const location = headers.get("location") ?? "nothing";
  const isRedirect = status === 301 || (status === 308 && path.startsWith("http:"));
  return failed(path, [
    [isRedirect && location === target, `redirects to ${location} (${status}); expected: ${target}`],
  ]);
}
