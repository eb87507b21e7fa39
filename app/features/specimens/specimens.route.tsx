import type { Route } from "./+types/specimens.route";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { specimensPage } from "../../content/pages/specimens.ts";
import { SPECIMENS_PATH } from "../../content/specimens/specimen-labels.ts";
import { firstSamples } from "./first-samples.server.ts";
import { FirstSamples } from "./first-samples.tsx";
import { specimenList } from "./specimen-list.server.ts";
import { memoPage } from "../../ui/memo-page.tsx";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import type { PageHandle } from "../../lib/page-handle.ts";
import { ClosingCall } from "../../ui/closing-call.tsx";
import { NamedRows } from "../../ui/named-rows.tsx";
import { ShortHead } from "../../ui/short-head.tsx";
import { ChoiceLinks } from "../../ui/choice-links.tsx";
import { ListFilter } from "../../ui/list-filter.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import { SpecimenIndex } from "./specimen-index.tsx";

export const handle = { query: ["q", "practice"] } satisfies PageHandle;

export function loader({ request }: Route.LoaderArgs) {
  const list = specimenList(new URL(request.url).searchParams);
  return withFirstUses({
    page: specimensPage,
    path: SPECIMENS_PATH,
    // Those who search want the results first.
    first: list.isFiltered ? undefined : firstSamples(),
    ...list,
  });
}

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

/** Three samples to begin with, then all by practice, with a filter that also searches their rows. Source: SHOW-3. */
function SpecimensPage({ loaderData: { page, path, first, groups, practices, isFiltered } }: Route.ComponentProps) {
  const { filter, list, others, omissions, closing } = page;
  const count = groups.reduce((sum, { specimens }) => sum + specimens.length, 0);
  return (
    <>
      <ShortHead crumbs={page.trail} title={page.title} current={page.name} lead={page.lead} />
      <div className={`page-width pt-7 ${first ? "pb-7" : "pb-12"}`}>
        <ListFilter labels={filter} path={path} count={count} ask={closing.primary} />
      </div>
      {first && <FirstSamples samples={first} words={page} />}
      <div className={`page-width pb-10 ${first ? "pt-10" : ""}`}>
        {count > 0 && (
          <section>
            <h2 className="heading-3">{list.heading}</h2>
            {/* In narrow windows the list is as short as the choice, until one is made. */}
            <div className={isFiltered ? undefined : "max-lg:hidden"}>
              <ChoiceLinks label={list.practices} links={practices} />
            </div>
            <div className="mt-4">
              <SpecimenIndex groups={groups} words={page} isOpen={isFiltered} />
            </div>
          </section>
        )}
        <div className="fold">
          {[others, omissions].map(({ id, heading, note, rows }) => (
            <details key={id} id={id} className="fold-item">
              <summary className="fold-head">
                <h2 className="font-600">{heading}</h2>
                <span className="fold-sign" aria-hidden="true" />
              </summary>
              <p className="max-w-[66ch] mb-4">
                <RunningText text={note} />
              </p>
              <NamedRows rows={rows} list={id} />
            </details>
          ))}
        </div>
      </div>
      <ClosingCall {...closing} />
    </>
  );
}

export default memoPage(SpecimensPage);
