/**
 * The score that Mozilla's HTTP Observatory gives to a site, worked out from its answers: a start of 100, and for each
 * test so many points more or fewer. Source: github.com/mdn/mdn-http-observatory at 94042bb (2026-08-20),
 * src/grader/charts.js (points), src/scanner/index.js (sum), src/analyzer/tests (what is looked at). Left out is what this
 * site cannot get points for: a place on browsers' preload lists, policies in `<meta>`, certificates.
 */
export interface ObservatoryView {
  host: string;
  /** The Origin header of a request from another site. */
  origin: string;
  /** The response over http, without following redirects. */
  http: Response;
  https: Response;
  html: string;
}

/** Bonus points count only for a site that has lost no more than this. */
const MOST_LOST = 10;

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** A page's score, and the points lost or not given by test. */
export function observatoryScore(view: ObservatoryView): { score: number; lost: Record<string, number> } {
  const { https, http, host, html, origin } = view;
  const header = (name: string) => https.headers.get(name)?.trim().toLowerCase() ?? "";
  const points: Record<string, number> = {
    "content-security-policy": policyPoints(header("content-security-policy")),
    cookies: cookiePoints(https.headers.getSetCookie()),
    "cross-origin-embedder-policy": tokenPoints(header("cross-origin-embedder-policy"), [
      "require-corp",
      "credentialless",
    ]),
    "cross-origin-opener-policy": tokenPoints(header("cross-origin-opener-policy"), [
      "same-origin",
      "same-origin-allow-popups",
      "noopener-allow-popups",
    ]),
    "cross-origin-resource-policy": tokenPoints(header("cross-origin-resource-policy"), ["same-origin", "same-site"]),
    "cross-origin-resource-sharing":
      header("access-control-allow-origin") === origin && header("access-control-allow-credentials") === "true"
        ? -50
        : 0,
    redirection: redirectionPoints(http, host),
    "referrer-policy": referrerPoints(header("referrer-policy")),
    "strict-transport-security": transportPoints(header("strict-transport-security")),
    "subresource-integrity": scriptPoints(html, host),
    "x-content-type-options": header("x-content-type-options") === "nosniff" ? 0 : -5,
    "x-frame-options": framePoints(header("content-security-policy"), header("x-frame-options")),
  };
  const losses = sum(Object.values(points).filter((value) => value < 0));
  const score = Math.max(0, 100 + (losses >= -MOST_LOST ? sum(Object.values(points)) : losses));
  return { score, lost: Object.fromEntries(Object.entries(points).filter(([, value]) => value <= 0)) };
}

const BROAD = new Set(["*", "http:", "https:", "ftp:", "http://*", "https://*", "http://*.*", "https://*.*"]);
const INLINE = new Set(["'unsafe-inline'", "data:"]);

function directivesOf(policy: string): Map<string, string[]> {
  const parts = policy.split(";").map((part) => part.trim().split(/\s+/));
  return new Map(parts.flatMap(([name, ...sources]) => (name ? [[name, sources]] : [])));
}

const isPlain = (source: string) => /^(?:http|ftp):/.test(source);
const isLoose = (source: string) => BROAD.has(source) || INLINE.has(source);

function policyPoints(policy: string): number {
  const directives = directivesOf(policy);
  if (directives.size === 0) return -25;
  const sourcesOf = (name: string) => {
    const sources = directives.get(name) ?? directives.get("default-src") ?? ["*"];
    const isByName = sources.some((source) => /^'(?:nonce|sha\d+)-/.test(source));
    return isByName ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
  };
  const scripts = sourcesOf("script-src");
  const styles = sourcesOf("style-src");
  if (scripts.some(isLoose) || sourcesOf("object-src").some((source) => BROAD.has(source))) return -20;
  if ([...directives].some(([name, sources]) => !/^(?:img|media)-src$/.test(name) && sources.some(isPlain))) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if ([...sourcesOf("img-src"), ...sourcesOf("media-src")].some(isPlain)) return -10;
  if (styles.some(isLoose)) return 0;
  return directives.get("default-src")?.join() === "'none'" ? 10 : 5;
}

/** The best score for flawless cookies, otherwise the worst, which is simpler than the original and never better. */
function cookiePoints(cookies: string[]): number {
  if (cookies.length === 0) return 0;
  return cookies.every(
    (cookie) => /;\s*secure/i.test(cookie) && /httponly/i.test(cookie) && /samesite=(?:lax|strict)/i.test(cookie),
  )
    ? 5
    : -40;
}

function tokenPoints(value: string, good: string[]): number {
  if (good.includes(value)) return 10;
  return value === "" || value === "unsafe-none" || value === "cross-origin" ? 0 : -5;
}

function redirectionPoints({ status, headers }: Response, host: string): number {
  const location = headers.get("location");
  if (status < 300 || status >= 400 || !location) return -20;
  const target = new URL(location, `http://${host}`);
  if (target.protocol !== "https:") return -20;
  return target.hostname === host ? 0 : -5;
}

function referrerPoints(value: string): number {
  if (value === "") return 0;
  return ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"].includes(value) ? 5 : -5;
}

/** Half a year of 30-day months, as in the original. */
const HALF_A_YEAR_S = 15_552_000;

function transportPoints(value: string): number {
  const seconds = /(?:^|;)\s*max-age=(\d+)/.exec(value)?.[1];
  if (seconds === undefined || value.includes(",")) return -20;
  return Number(seconds) >= HALF_A_YEAR_S ? 0 : -10;
}

function scriptPoints(html: string, host: string): number {
  const external = [...html.matchAll(/<script\b([^>]*\ssrc="([^"]*)"[^>]*)>/g)].map(
    ([, attributes = "", src = ""]) => ({
      isOwn: new URL(src, `https://${host}`).hostname === host && !src.startsWith("//"),
      isSecure: !/^(?:http:|\/\/)/.test(src),
      hasIntegrity: /\sintegrity="/.test(attributes),
    }),
  );
  const foreign = external.filter(({ isOwn }) => !isOwn);
  if (foreign.some(({ isSecure, hasIntegrity }) => !isSecure && !hasIntegrity)) return -50;
  if (foreign.some(({ isSecure }) => !isSecure)) return -20;
  if (foreign.some(({ hasIntegrity }) => !hasIntegrity)) return -5;
  return external.some(({ hasIntegrity }) => hasIntegrity) ? 5 : 0;
}

function framePoints(policy: string, value: string): number {
  if (directivesOf(policy).has("frame-ancestors") || value === "deny" || value === "sameorigin") return 5;
  return value.startsWith("allow-from") ? 0 : -20;
}
