import { ERROR_PAGE } from "../../app/content/interface/error.ts";
import { EXAMPLE_REQUEST } from "../../shared/contact/example-request.ts";

/** A valid request, whose text explains itself should it ever be delivered. */
export const REQUEST = {
  ...EXAMPLE_REQUEST,
  name: "Smoke test",
  email: "smoke-test@site.invalid",
  phone: "",
  company: "",
  message: "A deploy tests the form. Nobody has to answer.",
};
/** A token for Turnstile, where it is on. */
export const TOKEN = { "cf-turnstile-response": "smoke-test" };

export interface Answer {
  status: number;
  headers: Headers;
  bytes: Buffer;
  text: string;
}

export const titleOf = ({ text }: Answer) =>
  /<title>([^<]*)<\/title>/.exec(text)?.[1]?.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");

export const nonceOf = (headers: Headers) =>
  /'nonce-([\w-]{22})'/.exec(headers.get("content-security-policy") ?? "")?.[1];

/** What is wrong with a page that was served. */
export function pageFaults({ text, headers }: Answer, siteUrl: string): (string | false)[] {
  const headings = [...text.matchAll(/<h1[\s>].*?<\/h1>/gs)].map(([html]) => html.replace(/<[^>]*>/g, "").trim());
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1];
  const nonce = `nonce="${nonceOf(headers)}"`;
  const scripts = [...text.matchAll(/<(?:script|style)([^>]*)>/g)].filter(([tag]) => !tag.includes("ld+json"));
  return [
    !/<\/html>\s*$/.test(text) && "breaks off before its end",
    // React's mark for a part that failed on the server.
    text.includes("<!--$!-->") && "lacks a part that failed to render",
    (headings.length !== 1 || headings[0] === "") && `has ${headings.length} h1 headings, or an empty one`,
    headings[0] === ERROR_PAGE.title && "is the error page",
    canonical !== undefined &&
      !canonical.startsWith(`${siteUrl}/`) &&
      `has the canonical URL ${canonical}; SITE_URL is ${siteUrl}`,
    !/<style[^>]*>[^<]/.test(text) && "has no styles",
    !scripts.every(([tag]) => tag.includes(nonce)) && "has scripts or styles without the nonce of its policy",
    !/<script[^>]*>\s*import "\/assets\//.test(text) && "starts no client scripts",
  ];
}
