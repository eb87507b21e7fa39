import { rulesCitedOn } from "virtual:build-facts";
import type { Route } from "./+types/rules.route";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { rulesPage } from "../../content/pages/rules.ts";
import { ruleGroups } from "./rule-groups.server.ts";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import { steadyPage } from "../../ui/steady-page.tsx";
import { findPage } from "../../registry/site-pages.server.ts";
import { LaterSections } from "../../router/hydrate-when-idle.tsx";
import { PageBand } from "../../ui/page-band.tsx";
import { RuleIndex } from "./rule-index.tsx";
import { RuleTable } from "./rule-table.tsx";

/** The register of rules, and the pages that cite each. Source: RULE-1. */
export function loader() {
  const paths = [...new Set(Object.values(rulesCitedOn).flat())];
  const pages = paths.map((path) => ({ path, name: nameOf(path) }));
  const groups = ruleGroups(rulesPage.others, (id) => (rulesCitedOn[id] ?? []).map((path) => paths.indexOf(path)));
  return withFirstUses({ page: rulesPage, groups, pages }, rulesPage);
}

const nameOf = (path: string) => {
  const page = findPage(path);
  return page?.offer?.name ?? page?.meta.title ?? path;
};

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

function RulesPage({ loaderData: { page, groups, pages } }: Route.ComponentProps) {
  return (
    <>
      <PageBand crumbs={page.trail} title={page.name} promise={page.promise} lead={page.lead} />
      <RuleIndex page={page} groups={groups} />
      <LaterSections>
        {groups.map((group) => (
          <RuleTable key={group.id} group={group} pages={pages} labels={page} />
        ))}
      </LaterSections>
    </>
  );
}

export default steadyPage(RulesPage);
