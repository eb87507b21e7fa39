import type { Route } from "./+types/corporate-capability";
import { CopyButton } from "../components/copy-button.tsx";
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
      <SplitSection heading={page.company.heading} note={page.company.note}>
        <dl>
          {page.company.facts.map(({ label, value, copyable }) => (
            <div key={label} className="grid grid-cols-2 items-center gap-6 border-t border-hair py-2">
              <dt className="text-muted">{label}</dt>
              <dd className="nums flex items-center gap-4 font-600">
                {value}
                {copyable && <CopyButton value={value} label={label} />}
              </dd>
            </div>
          ))}
        </dl>
      </SplitSection>
      <SplitSection id={page.accessibility.id} heading={page.accessibility.heading} ground="cream">
        <Prose paragraphs={page.accessibility.paragraphs} />
      </SplitSection>
      <ClosingCall {...page.closing} />
    </>
  );
}
