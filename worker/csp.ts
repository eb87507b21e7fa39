import type { Config } from "./env.ts";

/** Where Turnstile's script and frame come from. Source: developers.cloudflare.com/turnstile, Content Security Policy. */
const TURNSTILE_ORIGIN = "https://challenges.cloudflare.com";

/** Sources that a page may load besides the site itself. */
export type PolicyOptions = Pick<Config, "contentOrigin" | "cspReportUri"> & { turnstile: boolean };

/**
 * A page's Content-Security-Policy, as a function of its nonce.
 *
 * default-src is 'self' and not 'none', because Firefox checks `<link rel="prefetch">` against it.
 * Scripts need the nonce, or must be loaded by a script that has it ('strict-dynamic': React Router imports its chunks).
 * Style elements need the nonce or the site's own origin. Style attributes in the markup are refused. The server renders
 * none, and React and React Aria set styles through the CSSOM, which the policy does not cover. React Aria's Radio,
 * Checkbox, Switch and file input would add a style attribute, so the site uses native inputs instead.
 * Trusted Types: no script may turn a string into HTML or code, and no policy may create such strings. Turnstile needs
 * one policy, which lets its script load itself (app/features/contact/turnstile-script.ts).
 */
export function pagePolicy({ contentOrigin, cspReportUri, turnstile }: PolicyOptions): (nonce: string) => string {
  const rest = [
    `img-src 'self' data:${contentOrigin ? ` ${contentOrigin}` : ""}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "media-src 'none'",
    "worker-src 'none'",
    "child-src 'none'",
    `frame-src ${turnstile ? TURNSTILE_ORIGIN : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${turnstile ? "default" : "'none'"}`,
    ...(cspReportUri ? [`report-uri ${cspReportUri}`, "report-to csp"] : []),
  ].join("; ");
  const script = turnstile ? ` ${TURNSTILE_ORIGIN}` : "";
  return (nonce) =>
    `default-src 'self'; script-src 'nonce-${nonce}' 'strict-dynamic'${script}; ` +
    `style-src 'self' 'nonce-${nonce}'; ${rest}`;
}

/**
 * For responses that are not pages. If a browser displays one as a page, nothing in it runs or loads. `img-src` allows
 * the site's icon, which Firefox loads for plain text as well.
 */
export const DATA_POLICY =
  "default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
