import type { Route } from "./+types/services.route";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { servicesOverviewPage } from "../../content/pages/services-overview.ts";
import { practiceChoices, serviceGroups } from "./service-groups.server.ts";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import type { PageHandle } from "../../lib/page-handle.ts";
import { memoPage } from "../../ui/memo-page.tsx";
import { filteredBy } from "../search/search.server.ts";
import { ClosingCall } from "../../ui/closing-call.tsx";
import { PageBand } from "../../ui/page-band.tsx";
import { FilteredList } from "../../ui/filtered-list.tsx";
import { ListFilter } from "../../ui/list-filter.tsx";
import { ServiceIndex } from "./service-index.tsx";
import { SplitSection } from "../../ui/split-section.tsx";
import { StartRows } from "./start-rows.tsx";
import { Steps } from "../../ui/steps.tsx";

export const handle = { query: ["q"] } satisfies PageHandle;

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
  const count = groups.reduce((sum, { services }) => sum + services.length, 0);
  const { filter, list, choose, work, closing } = page;

  return (
    <>
      <PageBand crumbs={page.trail} title={page.name} promise={page.promise} lead={page.lead} />
      <FilteredList
        heading={list.heading}
        note={list.note}
        filter={<ListFilter labels={filter} path="/services" count={count} others={others} />}
        otherwise={closing.primary}
        onward={[list.inShort, list.compare]}
      >
        {count > 0 && <ServiceIndex groups={groups} />}
      </FilteredList>
      <SplitSection heading={choose.heading} note={choose.lead} ground="cream">
        <StartRows rows={choices} />
      </SplitSection>
      <SplitSection heading={work.heading} note={work.note} ground="ink">
        <Steps steps={work.items} />
      </SplitSection>
      <ClosingCall {...closing} />
    </>
  );
}

export default memoPage(ServicesPage);
