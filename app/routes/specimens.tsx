import type { Route } from "./+types/specimens";
import { withFirstUses } from "../content/glossary/first-uses.ts";
import { FILTER_SETTLE_MS } from "../config/behaviour.ts";
import { specimensPage } from "../content/pages/specimens.ts";
import { SPECIMENS_PATH } from "../content/specimens/labels.ts";
import { specimenGroups } from "../content/specimens/overview.ts";
import { useSettledQuery } from "../lib/hooks/use-settled-query.ts";
import { steadyPage } from "../lib/hooks/steady-page.tsx";
import { pageMeta } from "../lib/seo/page-meta.ts";
import type { PageHandle } from "../registry/page-handle.ts";
import { filteredBy } from "../search/index.server.ts";
import { ClosingCall } from "../sections/bands/closing-call.tsx";
import { PageBand } from "../sections/bands/page-band.tsx";
import { FilteredList } from "../sections/lists/filtered-list.tsx";
import { ServiceFilter } from "../sections/lists/service-filter.tsx";
import { SpecimenIndex } from "../sections/lists/specimen-index.tsx";

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
  const { filter, list, closing } = page;
  return (
    <>
      <PageBand crumbs={page.trail} title={page.name} promise={page.promise} lead={page.lead} />
      <FilteredList
        heading={list.heading}
        note={list.note}
        filter={<ServiceFilter labels={filter} query={query} count={count} action={path} onQuery={setQuery} />}
        otherwise={closing.primary}
        onward={list.line}
      >
        {count > 0 && <SpecimenIndex groups={groups} labels={page.labels} />}
      </FilteredList>
      <ClosingCall {...closing} />
    </>
  );
}

export default steadyPage(SpecimensPage);
