import { builtOn } from "virtual:build-facts";
import type { Route } from "./+types/security-txt.route";
import { firm } from "../../content/firm.ts";
import { siteContext } from "../../lib/server-context.ts";

/** RFC 9116 recommends an expiry of less than a year. */
const VALID_DAYS = 360;

/** `/.well-known/security.txt`: how to report a vulnerability. Renewed by each deployment. Source: RFC 9116. */
export function loader({ context }: Route.LoaderArgs) {
  const expires = new Date(builtOn);
  expires.setUTCDate(expires.getUTCDate() + VALID_DAYS);
  const { siteUrl } = context.get(siteContext);
  return new Response(
    `Contact: mailto:${firm.email}
Expires: ${expires.toISOString().replace(".000Z", "Z")}
Preferred-Languages: en
Policy: ${siteUrl}/vulnerability-disclosure
Canonical: ${siteUrl}/.well-known/security.txt
`,
    { headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" } },
  );
}
