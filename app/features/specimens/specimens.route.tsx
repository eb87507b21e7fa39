import type { Route } from "./+types/specimens.route";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { FILTER_SETTLE_MS } from "../../lib/behaviour.ts";
import { specimensPage } from "../../content/pages/specimens.ts";
import { SPECIMENS_PATH } from "../../content/specimens/labels.ts";
import { specimenGroups } from "./specimen-groups.server.ts";
import { useSettledQuery } from "../../ui/use-settled-query.ts";
import { steadyPage } from "../../ui/steady-page.tsx";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import type { PageHandle } from "../../lib/page-handle.ts";
import { filteredBy } from "../search/search.server.ts";
import { ClosingCall } from "../../ui/closing-call.tsx";
import { NamedRows } from "../../ui/named-rows.tsx";
import { PageBand } from "../../ui/page-band.tsx";
import { FilteredList } from "../../ui/filtered-list.tsx";
import { ServiceFilter } from "../../ui/service-filter.tsx";
import { SplitSection } from "../../ui/split-section.tsx";
import { SpecimenIndex } from "./specimen-index.tsx";

const FILTER_PARAM = "q";

export const handle = { query: [FILTER_PARAM] } satisfies PageHandle;

/** Filters with the site's search, like the services overview. */
export async function loader({ request }: Route.LoaderArgs) {
  const filtered = await filteredBy(new URL(request.url).searchParams, "specimens");
  return withFirstUses({ page: specimensPage, path: SPECIMENS_PATH, groups: specimenGroups(filtered?.paths) });
}

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

/** All specimens by practice, with a filter that also searches their rows. Source: SHOW-3. */
function SpecimensPage({ loaderData: { page, path, groups } }: Route.ComponentProps) {
  const [query, setQuery] = useSettledQuery(FILTER_PARAM, FILTER_SETTLE_MS);
  const count = groups.reduce((sum, { specimens }) => sum + specimens.length, 0);
  const { filter, list, omissions, closing } = page;
  return (
    <>
      <PageBand crumbs={page.trail} title={page.name} promise={page.promise} lead={page.lead} />
      <FilteredList
        heading={list.heading}
        note={list.note}
        filter={<ServiceFilter labels={filter} query={query} count={count} action={path} onQuery={setQuery} />}
        otherwise={closing.primary}
        onward={[list.line]}
      >
        {count > 0 && <SpecimenIndex groups={groups} labels={page.labels} />}
      </FilteredList>
      <SplitSection id={omissions.id} heading={omissions.heading} note={omissions.note} ground="cream">
        <NamedRows rows={omissions.rows} />
      </SplitSection>
      <ClosingCall {...closing} />
    </>
  );
}

export default steadyPage(SpecimensPage);
