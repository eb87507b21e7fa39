import { builtOn } from "virtual:build-facts";
import type { Route } from "./+types/security-txt";
import { firm } from "../content/firm.ts";
import { siteContext } from "../server-context.ts";

/** A file nobody has renewed for so long should no longer be trusted. RFC 9116 recommends less than a year. */
const VALID_DAYS = 360;

/** `/.well-known/security.txt`: whom to tell about a weakness. Renewed by each deploy. Source: RFC 9116. */
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
