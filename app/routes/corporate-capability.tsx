import type { Route } from "./+types/corporate-capability";
import { corporateCapabilityPage } from "../content/pages/corporate-capability.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { ClosingCall } from "../sections/closing-call.tsx";
import { NamedListSection } from "../sections/named-list.tsx";
import { PageBand } from "../sections/page-band.tsx";
import { Prose } from "../sections/prose.tsx";
import { SplitSection } from "../sections/split-section.tsx";

export function loader() {
  return { page: corporateCapabilityPage };
}

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

export default function CorporateCapabilityPage({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <PageBand crumbs={[{ name: "Home", path: "/" }]} title={page.heading} promise={page.promise} lead={page.lead} />
      <NamedListSection {...page.competencies} />
      <NamedListSection {...page.differentiators} ground="cream" />
      <NamedListSection
        heading={page.company.heading}
        note={page.company.note}
        items={page.company.facts.map(({ label, value }) => ({ name: label, text: value }))}
      />
      <SplitSection id={page.accessibility.id} heading={page.accessibility.heading} ground="cream">
        <Prose paragraphs={page.accessibility.paragraphs} />
      </SplitSection>
      <ClosingCall {...page.closing} />
    </>
  );
}
