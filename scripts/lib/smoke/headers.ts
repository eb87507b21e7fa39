import { DATA_POLICY, pagePolicy } from "../../../worker/csp.ts";
import { embedderPolicyOf, STEADY_HEADERS } from "../../../worker/security-headers.ts";
import type { Answer, Problem, Site } from "./site.ts";

/** The nonce of an answer's policy, or undefined. */
export const nonceOf = ({ headers }: Answer): string | undefined =>
  /'nonce-([\w-]{22})'/.exec(headers.get("content-security-policy") ?? "")?.[1];

/** What is wrong with an answer's defence headers, the same that the worker sets (worker/security-headers.ts). Source: SEC-1, SEC-2. */
export function headerProblems(site: Site, answer: Answer, { isFile = false } = {}): Problem[] {
  const { path, headers } = answer;
  const isPage = !isFile && (headers.get("content-type") ?? "").startsWith("text/html");
  const wanted: [string, string | null][] = STEADY_HEADERS.map(([name, value]) => [name, value]);
  if (!isFile) {
    const { contentOrigin, cspReportUri, turnstile } = site.config;
    const policy = pagePolicy({ contentOrigin, cspReportUri, turnstile: turnstile !== null });
    wanted.push(["content-security-policy", isPage ? policy(nonceOf(answer) ?? "missing") : DATA_POLICY]);
    wanted.push(["cross-origin-embedder-policy", (isPage && embedderPolicyOf(site.config)) || null]);
    wanted.push(["x-robots-tag", site.isIndexable && answer.status < 400 ? null : "noindex"]);
  }
  return wanted
    .filter(([name, value]) => headers.get(name) !== value)
    .map(([name, value]) => {
      const is = headers.has(name) ? `is "${headers.get(name)}"` : "is missing";
      return `${path}: the header ${name} ${is}; it must be ${value === null ? "left out" : `"${value}"`}.`;
    });
}
