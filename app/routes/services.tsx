import type { Route } from "./+types/services";
import { servicesOverviewPage } from "../content/pages/services-overview.ts";
import { categories, linkToCategory, linksTo, linkToItem, menuItems } from "../content/services/index.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { ClosingCall } from "../sections/closing-call.tsx";
import { NamedListSection } from "../sections/named-list.tsx";
import { OnwardList } from "../sections/onward-list.tsx";
import { PageBand } from "../sections/page-band.tsx";
import { SplitSection } from "../sections/split-section.tsx";

export function loader() {
  return {
    page: servicesOverviewPage,
    practices: categories.map((category) => ({
      ...linkToCategory(category),
      items: menuItems(category).map(linkToItem),
    })),
    unlisted: linksTo(servicesOverviewPage.unlisted.rows.map((row) => row.slug)),
  };
}

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

export default function ServicesPage({ loaderData: { page, practices, unlisted } }: Route.ComponentProps) {
  return (
    <>
      <PageBand crumbs={[{ name: "Home", path: "/" }]} title="Services" promise={page.promise} lead={page.lead} />
      {practices.map((practice, index) => (
        <SplitSection key={practice.path} heading={practice.name} note={practice.promise} ruled={index > 0}>
          <OnwardList links={practice.items} />
        </SplitSection>
      ))}
      <SplitSection heading={page.unlisted.heading} note={page.unlisted.note} ground="cream">
        <OnwardList links={unlisted} />
      </SplitSection>
      <NamedListSection {...page.work} />
      <ClosingCall {...page.closing} />
    </>
  );
}
