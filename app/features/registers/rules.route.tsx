import { rulesCitedOn } from "virtual:build-facts";
import type { Route } from "./+types/rules.route";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { rulesPage } from "../../content/pages/rules.ts";
import type { PageHandle } from "../../lib/page-handle.ts";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import { findPage } from "../../registry/site-pages.server.ts";
import { ChoiceLinks } from "../../ui/choice-links.tsx";
import { MatchesContext } from "../../ui/matched.tsx";
import { ListFilter } from "../../ui/list-filter.tsx";
import { ShortHead } from "../../ui/short-head.tsx";
import { packedPage, type UnpackedProps } from "../../ui/packed-page.tsx";
import { pack, unpack } from "../../lib/text/packed.ts";
import { useOpenTarget } from "../../ui/use-open-target.ts";
import { filteredBy } from "../search/search.server.ts";
import { filterRules, matchesIn } from "./filter-rules.server.ts";
import { RecentChanges } from "./recent-changes.tsx";
import { PageEnd } from "../../ui/page-end.tsx";
import { ruleChanges, ruleGroups } from "./rule-groups.server.ts";
import { RuleMethod } from "./rule-method.tsx";
import { RuleTable } from "./rule-table.tsx";
import "./rule-table.css";

export const handle = { query: ["q", "status"] } satisfies PageHandle;

/** The register of rules, and the pages that cite each. Filters with the site's search. Source: RULE-1. */
export async function loader({ request }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  const filtered = await filteredBy(params, "rules");
  const paths = [...new Set(Object.values(rulesCitedOn).flat())];
  const pages = paths.map((path) => ({ path, name: nameOf(path) }));
  const all = ruleGroups(rulesPage.others, (id) => (rulesCitedOn[id] ?? []).map((path) => paths.indexOf(path)));
  const shown = filterRules(all, filtered?.paths, params);
  const isFiltered = params.has("q") || params.has("status");
  return pack(
    withFirstUses(
      {
        page: rulesPage,
        ...shown,
        pages,
        matches: filtered ? matchesIn(shown.groups, filtered.mark) : [],
        changes: isFiltered ? undefined : ruleChanges(),
        isFiltered,
      },
      rulesPage,
    ),
  );
}

const nameOf = (path: string) => {
  const page = findPage(path);
  return page?.offer?.name ?? page?.meta.title ?? path;
};

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? pageMeta(args, unpack(args.loaderData).page.meta) : [];

function RulesPage({
  loaderData: { page, groups, statuses, sources, pages, matches, changes, isFiltered },
}: UnpackedProps<typeof loader>) {
  useOpenTarget();
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <>
      <ShortHead crumbs={page.trail} title={page.name} lead={page.lead} />
      <section className="register section static on-paper pt-7 pb-7">
        <div className="page-width">
          <ListFilter labels={page.filter} path="/rules" count={count} ask={page.ask} />
          <ChoiceLinks label={page.choice} links={statuses} />
        </div>
      </section>
      {changes && <RecentChanges changes={changes} groups={groups} labels={page} />}
      {count > 0 && (
        <section className={`register section static ${changes ? "py-12 lg:py-18" : "pt-5 pb-14"}`}>
          <div className="page-width">
            <h2 className="heading-3 mb-4">{page.issuers}</h2>
            <div className="register-groups fold">
              <MatchesContext value={new Map(matches.map((parts) => [parts.join(""), parts]))}>
                {groups.map((group) => (
                  <RuleTable key={group.id} group={group} pages={pages} labels={page} isOpen={isFiltered} />
                ))}
              </MatchesContext>
            </div>
            <RuleMethod words={page.method} sources={sources} />
            <PageEnd onward={page.glossary} next={page.ask} />
          </div>
        </section>
      )}
    </>
  );
}

export default packedPage(RulesPage);
