import type { Route } from "./+types/solutions.route";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { solutionsOverviewPage } from "../../content/pages/solutions-overview.ts";
import { findSolution, pathOfSolution } from "../../content/solutions/find-solution.ts";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import { memoPage } from "../../ui/memo-page.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { ClosingCall } from "../../ui/closing-call.tsx";
import { HeadedSection } from "../../ui/headed-section.tsx";
import { CapabilityList } from "../../ui/capability-list.tsx";
import { PageBand } from "../../ui/page-band.tsx";
import { Prose } from "../../ui/prose.tsx";
import { SolutionsTable } from "./solutions-table.tsx";
import { Steps } from "../../ui/steps.tsx";

export function loader() {
  const rows = solutionsOverviewPage.compare.rows.map((row) => {
    const solution = findSolution(row.slug);
    if (!solution) throw new Error(`No solution has the slug "${row.slug}".`);
    const { title: name, icon, metric, metricLabel } = solution;
    return { ...row, name, icon, path: pathOfSolution(solution), scope: `${metric} ${metricLabel}` };
  });
  return withFirstUses({ page: solutionsOverviewPage, rows });
}

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

function SolutionsPage({ loaderData: { page, rows } }: Route.ComponentProps) {
  const { packaged, compare, included, work, closing } = page;
  return (
    <>
      <PageBand
        crumbs={page.trail}
        title={page.name}
        promise={page.promise}
        lead={page.lead}
        actions={
          <p className="mt-7">
            <LinkButton to={closing.primary.to}>{closing.primary.label}</LinkButton>
          </p>
        }
      />
      <HeadedSection heading={compare.heading} aside={compare.note}>
        <SolutionsTable caption={compare.heading} columns={compare.columns} rows={rows} />
      </HeadedSection>
      <HeadedSection heading={packaged.heading} ground="cream">
        <div className="grid grid-cols-1 gap-x-12 gap-y-4 lg:grid-cols-2">
          <Prose paragraphs={packaged.paragraphs.slice(0, 1)} />
          <Prose paragraphs={packaged.paragraphs.slice(1)} />
        </div>
      </HeadedSection>
      <HeadedSection heading={included.heading} aside={included.note}>
        <CapabilityList items={included.items} />
      </HeadedSection>
      <HeadedSection heading={work.heading} aside={work.note} ground="ink">
        <Steps steps={work.items} />
      </HeadedSection>
      <ClosingCall {...closing} />
    </>
  );
}

export default memoPage(SolutionsPage);
