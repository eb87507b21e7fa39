import type { Route } from "./+types/specimens.route";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { specimensPage } from "../../content/pages/specimens.ts";
import { SPECIMENS_PATH } from "../../content/specimens/specimen-labels.ts";
import { specimenList } from "./specimen-list.server.ts";
import { memoPage } from "../../ui/memo-page.tsx";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import type { PageHandle } from "../../lib/page-handle.ts";
import { filteredBy } from "../search/search.server.ts";
import { ClosingCall } from "../../ui/closing-call.tsx";
import { NamedRows } from "../../ui/named-rows.tsx";
import { ShortHead } from "../../ui/short-head.tsx";
import { ChoiceLinks } from "../../ui/choice-links.tsx";
import { ListFilter } from "../../ui/list-filter.tsx";
import { SplitSection } from "../../ui/split-section.tsx";
import { SpecimenIndex } from "./specimen-index.tsx";
import { Link } from "../../ui/link.tsx";

export const handle = { query: ["q", "practice"] } satisfies PageHandle;

/** Filters with the site's search, like the services overview. */
export async function loader({ request }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  const filtered = await filteredBy(params, "specimens");
  return withFirstUses({ page: specimensPage, path: SPECIMENS_PATH, ...specimenList(filtered?.paths, params) });
}

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

/** All specimens by type of document, with a filter that also searches their rows. Source: SHOW-3. */
function SpecimensPage({ loaderData: { page, path, specimens, practices } }: Route.ComponentProps) {
  const { filter, list, omissions, closing } = page;
  return (
    <>
      <ShortHead crumbs={page.trail} title={page.name} lead={page.lead} />
      <section className="bg-ground py-7">
        <div className="page-width">
          <ListFilter labels={filter} path={path} count={specimens.length} />
          <ChoiceLinks label={list.practices} links={practices} />
          <p className="mt-3 mb-5 text-muted">
            {list.note}{" "}
            <Link to={list.line.to} className="text-link">
              {list.line.label}
            </Link>
            .
          </p>
          {specimens.length > 0 && <SpecimenIndex specimens={specimens} labels={page.labels} />}
        </div>
      </section>
      <SplitSection id={omissions.id} heading={omissions.heading} note={omissions.note} ground="cream">
        <NamedRows rows={omissions.rows} />
      </SplitSection>
      <ClosingCall {...closing} />
    </>
  );
}

export default memoPage(SpecimensPage);
