import type { Config } from "./env.ts";

/** Where Turnstile's script and frame come from. Source: developers.cloudflare.com/turnstile, Content Security Policy. */
const TURNSTILE_ORIGIN = "https://challenges.cloudflare.com";

/** What a page may load besides the site itself. */
export type PolicyOptions = Pick<Config, "contentOrigin" | "cspReportUri"> & { turnstile: boolean };

/**
 * A page's Content-Security-Policy, as a function of its nonce.
 *
 * What has a directive of its own is held to that; the default, 'self', is left for what has none: pages fetched ahead,
 * which Firefox counts under default-src and would refuse with 'none'.
 * Scripts run by nonce, and by trust handed on from scripts with it ('strict-dynamic': React Router imports its chunks).
 * Style elements need the nonce or the site's own origin. Style attributes fall under style-src too and are refused:
 * the server's markup has none, and what React and React Aria set in the browser goes through the CSSOM, which a policy
 * does not touch. A React Aria part that hides elements from sight (Radio, Checkbox, Switch, a native file input) would
 * bring one into the markup; such parts are written with native inputs here.
 * No text becomes HTML or a script in the browser (Trusted Types): the site writes none, and has no policy to vouch for one.
 * With Turnstile there is a single policy, which lets its script fetch itself (app/contact/turnstile-script.ts).
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
 * For everything that is no page: should a browser ever show it as one, nothing of it runs or loads. Beside a text Firefox
 * shows the site's icon, and counts it as the text's picture.
 */
export const DATA_POLICY =
  "default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
