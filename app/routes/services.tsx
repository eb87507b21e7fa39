import { Link, type ShouldRevalidateFunctionArgs } from "react-router";
import type { Route } from "./+types/services";
import { BelowTheFold } from "../components/below-the-fold.tsx";
import { LinkButton } from "../components/button.tsx";
import { Icon } from "../components/icon.tsx";
import { FILTER_SETTLE_MS } from "../config/behaviour.ts";
import { withFirstUses } from "../content/glossary/first-uses.ts";
import { servicesOverviewPage } from "../content/pages/services-overview.ts";
import { practiceChoices, serviceGroups } from "../content/services/overview.ts";
import { pageMeta } from "../lib/seo/page-meta.ts";
import type { PageHandle } from "../registry/page-handle.ts";
import { holdsEveryWord } from "../lib/text/search-words.ts";
import { useSettledQuery } from "../lib/hooks/use-settled-query.ts";
import { steadyPage } from "../lib/hooks/steady-page.tsx";
import { ClosingCall } from "../sections/bands/closing-call.tsx";
import { PageBand } from "../sections/bands/page-band.tsx";
import { ServiceFilter } from "../sections/lists/service-filter.tsx";
import { ServiceIndex } from "../sections/lists/service-index.tsx";
import { SplitSection } from "../sections/bands/split-section.tsx";
import { StartRows } from "../sections/lists/start-rows.tsx";
import { Steps } from "../sections/drawings/steps.tsx";

const FILTER_PARAM = "q";

export const handle = { query: [FILTER_PARAM] } satisfies PageHandle;

export function loader() {
  return withFirstUses({ page: servicesOverviewPage, groups: serviceGroups(), choices: practiceChoices() });
}

/** The browser holds the whole list: a change of the filter asks the server for nothing. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

function ServicesPage({ loaderData: { page, groups, choices } }: Route.ComponentProps) {
  const [query, setQuery] = useSettledQuery(FILTER_PARAM, FILTER_SETTLE_MS);
  const found = groups
    .map((group) => ({ ...group, services: group.services.filter(({ search }) => holdsEveryWord(search, query)) }))
    .filter(({ services }) => services.length > 0);
  const count = found.reduce((sum, { services }) => sum + services.length, 0);
  const { filter, list, choose, work, closing } = page;

  return (
    <>
      <PageBand crumbs={page.trail} title={page.name} promise={page.promise} lead={page.lead} />
      <section className="section">
        <div className="page-width">
          <div className="section-head mb-10 lg:mb-12">
            <h2 className="heading-2">{list.heading}</h2>
            <p className="lead">{list.note}</p>
          </div>
          <ServiceFilter labels={filter} query={query} count={count} onQuery={setQuery} />
          <div className="mt-10">
            {count > 0 ? (
              <ServiceIndex groups={found} />
            ) : (
              <p className="border-t border-text pt-8">
                <LinkButton to={closing.primary.to} variant="ruled">
                  {closing.primary.label}
                </LinkButton>
              </p>
            )}
          </div>
          <Link to={list.inShort.to} className="onward mt-8 min-h-11">
            {list.inShort.label}
            <Icon name="arrow-right" className="onward-arrow text-[1.25rem]" />
          </Link>
        </div>
      </section>
      <BelowTheFold>
        <SplitSection heading={choose.heading} note={choose.lead} ground="cream">
          <StartRows rows={choices} />
        </SplitSection>
        <SplitSection heading={work.heading} note={work.note} ground="ink">
          <Steps steps={work.items} />
        </SplitSection>
        <ClosingCall {...closing} />
      </BelowTheFold>
    </>
  );
}

export default steadyPage(ServicesPage);
