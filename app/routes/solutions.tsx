import type { Route } from "./+types/solutions";
import { navigation } from "../content/navigation.ts";
import { solutionsOverviewPage } from "../content/pages/solutions-overview.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { ClosingCall } from "../sections/closing-call.tsx";
import { NamedListSection } from "../sections/named-list.tsx";
import { OnwardList } from "../sections/onward-list.tsx";
import { PageBand } from "../sections/page-band.tsx";
import { Prose } from "../sections/prose.tsx";
import { SplitSection } from "../sections/split-section.tsx";

export function loader() {
  return {
    page: solutionsOverviewPage,
    solutions: navigation.solutions.map(({ name, path, tagline }) => ({ name, path, promise: tagline })),
  };
}

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

export default function SolutionsPage({ loaderData: { page, solutions } }: Route.ComponentProps) {
  return (
    <>
      <PageBand crumbs={[{ name: "Home", path: "/" }]} title="Solutions" promise={page.promise} lead={page.lead} />
      <SplitSection heading={page.packaged.heading}>
        <Prose paragraphs={page.packaged.paragraphs} />
      </SplitSection>
      <SplitSection heading={page.compare.heading} note={page.compare.note} ground="cream">
        <OnwardList links={solutions} />
      </SplitSection>
      <NamedListSection {...page.included} />
      <NamedListSection {...page.work} ground="ink" />
      <ClosingCall {...page.closing} />
    </>
  );
}
