import type { Route } from "./+types/services.route";
import { LaterSections } from "../../router/hydrate-when-idle.tsx";
import { FILTER_SETTLE_MS } from "../../lib/behaviour.ts";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { servicesOverviewPage } from "../../content/pages/services-overview.ts";
import { practiceChoices, serviceGroups } from "./service-groups.server.ts";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import type { PageHandle } from "../../lib/page-handle.ts";
import { useSettledQuery } from "../../ui/use-settled-query.ts";
import { memoPage } from "../../ui/memo-page.tsx";
import { filteredBy } from "../search/search.server.ts";
import { ClosingCall } from "../../ui/closing-call.tsx";
import { PageBand } from "../../ui/page-band.tsx";
import { FilteredList } from "../../ui/filtered-list.tsx";
import { ServiceFilter } from "../../ui/service-filter.tsx";
import { ServiceIndex } from "./service-index.tsx";
import { SplitSection } from "../../ui/split-section.tsx";
import { StartRows } from "./start-rows.tsx";
import { Steps } from "../../ui/steps.tsx";

const FILTER_PARAM = "q";

export const handle = { query: [FILTER_PARAM] } satisfies PageHandle;

/**
 * Filters on the server with the site's search, so that results are the same with and without JavaScript. Source:
 * FIND-2.
 */
export async function loader({ request }: Route.LoaderArgs) {
  const filtered = await filteredBy(new URL(request.url).searchParams, "services");
  const groups = serviceGroups(filtered?.paths);
  return withFirstUses({ page: servicesOverviewPage, groups, choices: practiceChoices(), others: filtered?.others });
}

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

function ServicesPage({ loaderData: { page, groups, choices, others } }: Route.ComponentProps) {
  const [query, setQuery] = useSettledQuery(FILTER_PARAM, FILTER_SETTLE_MS);
  const count = groups.reduce((sum, { services }) => sum + services.length, 0);
  const { filter, list, choose, work, closing } = page;

  return (
    <>
      <PageBand crumbs={page.trail} title={page.name} promise={page.promise} lead={page.lead} />
      <FilteredList
        heading={list.heading}
        note={list.note}
        filter={<ServiceFilter labels={filter} query={query} count={count} others={others} onQuery={setQuery} />}
        otherwise={closing.primary}
        onward={[list.inShort, list.compare]}
      >
        {count > 0 && <ServiceIndex groups={groups} />}
      </FilteredList>
      <LaterSections>
        <SplitSection heading={choose.heading} note={choose.lead} ground="cream">
          <StartRows rows={choices} />
        </SplitSection>
        <SplitSection heading={work.heading} note={work.note} ground="ink">
          <Steps steps={work.items} />
        </SplitSection>
        <ClosingCall {...closing} />
      </LaterSections>
    </>
  );
}

export default memoPage(ServicesPage);
