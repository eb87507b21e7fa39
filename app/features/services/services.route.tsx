import { useState } from "react";
import type { Route } from "./+types/services.route";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { servicesOverviewPage } from "../../content/pages/services-overview.ts";
import { foundServices, practiceRows, problems } from "./service-groups.server.ts";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import type { PageHandle } from "../../lib/page-handle.ts";
import { memoPage } from "../../ui/memo-page.tsx";
import { filteredBy } from "../search/search.server.ts";
import { ContactRow } from "../../ui/contact-row.tsx";
import { Link } from "../../ui/link.tsx";
import { ListFilter } from "../../ui/list-filter.tsx";
import { ShortHead } from "../../ui/short-head.tsx";
import { Engagement } from "./engagement.tsx";
import { FoundServices } from "./found-services.tsx";
import { PracticeIndex } from "./practice-index.tsx";
import { ProblemList } from "./problem-list.tsx";

export const handle = { query: ["q"] } satisfies PageHandle;

/**
 * Filters on the server with the site's search, so that results are the same with and without JavaScript. Source:
 * FIND-2.
 */
export async function loader({ request }: Route.LoaderArgs) {
  const filtered = await filteredBy(new URL(request.url).searchParams, "services");
  const practices = practiceRows();
  return withFirstUses({
    page: servicesOverviewPage,
    problems: problems(),
    practices,
    all: practices.reduce((sum, { services }) => sum + services.length, 0),
    ...(filtered && foundServices(filtered)),
  });
}

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

function ServicesPage({ loaderData }: Route.ComponentProps) {
  const { page, practices, all, found, others } = loaderData;
  const { filter, list, work, closing } = page;
  // Whoever follows a link to a query wants its results first. Decided once, by the data that the page was opened with,
  // so that nothing moves under a visitor who types or clears a query.
  const [isSearch] = useState(found !== undefined);
  const field = (
    <ListFilter
      labels={filter}
      path="/services"
      count={found?.length ?? all}
      ask={closing.primary}
      isStacked={!isSearch}
    />
  );

  return (
    <>
      {isSearch ? (
        <ShortHead crumbs={page.trail} title={page.name}>
          {/* Another page than this one, though at the same path. */}
          <Link to="/services" reloadDocument className="text-link inline-flex min-h-11 items-center">
            {page.choose.heading}
          </Link>
        </ShortHead>
      ) : (
        <ProblemList page={page} problems={loaderData.problems} />
      )}
      <section id="all" className={isSearch ? "pt-7 pb-20" : "section headed"}>
        <div className="page-width">
          {isSearch ? (
            <div className="pb-7">
              <h2 className="visually-hidden">{found ? list.found : list.heading}</h2>
              {field}
            </div>
          ) : (
            <div className="grid gap-x-8 gap-y-4 pb-6 lg:grid-cols-2 lg:items-end">
              <div>
                <h2 className="heading-2">{found ? list.found : list.heading}</h2>
                <p className="mt-1 max-w-[52ch] text-note text-muted">{list.note}</p>
              </div>
              {field}
            </div>
          )}
          {!found ? (
            <PracticeIndex practices={practices} fold={filter.many} />
          ) : (
            found.length > 0 && <FoundServices services={found} />
          )}
          {others && (
            <Link to={others.to} className="text-link mt-2 inline-flex min-h-11 items-center">
              {others.label}
            </Link>
          )}
        </div>
      </section>
      {!found && <Engagement work={work} />}
      <ContactRow {...closing} />
    </>
  );
}

export default memoPage(ServicesPage);
