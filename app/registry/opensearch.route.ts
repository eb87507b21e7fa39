import type { Route } from "./+types/opensearch.route";
import { firm } from "../content/firm.ts";
import { searchPage } from "../content/pages/search.ts";
import { siteContext } from "../lib/server-context.ts";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** `/opensearch.xml`: lets browsers offer the site's search. Source: FIND-2, OpenSearch 1.1 draft 6. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(siteContext);
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escaped(firm.name)}</ShortName>
  <Description>${escaped(searchPage.meta.title)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="32" height="32" type="image/x-icon">${siteUrl}/favicon.ico</Image>
  <Url type="text/html" template="${siteUrl}${searchPage.path}?q={searchTerms}"/>
</OpenSearchDescription>
`,
    {
      headers: {
        "content-type": "application/opensearchdescription+xml; charset=utf-8",
        "cache-control": "public, max-age=3600",
      },
    },
  );
}
