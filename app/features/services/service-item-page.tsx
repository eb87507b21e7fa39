import type { ItemPageData } from "../../content/types/service-pages.types.ts";
import { LaterSections } from "../../router/hydrate-when-idle.tsx";
import { fill } from "../../lib/text/fill.ts";
import { AddToPack } from "../pack/add-to-pack.tsx";
import { CapabilityList } from "../../ui/capability-list.tsx";
import { ClosingCall } from "../../ui/closing-call.tsx";
import { DeliverablesTable } from "./deliverables-table.tsx";
import { EngagementSection } from "../../ui/engagement-section.tsx";
import { FullSection } from "../../ui/full-section.tsx";
import { PageBand } from "../../ui/page-band.tsx";
import { SituationText } from "../../ui/situation-text.tsx";
import { SpecimenSection } from "../specimens/specimen-section.tsx";
import { SplitSection } from "../../ui/split-section.tsx";
import { Stations } from "./stations.tsx";
import { Steps } from "../../ui/steps.tsx";
import { ClosingSections } from "../../ui/closing-sections.tsx";

export function ServiceItemPage({ page }: { page: ItemPageData }) {
  const { labels } = page;
  return (
    <>
      <PageBand
        crumbs={page.trail}
        title={page.name}
        promise={page.promise}
        lead={page.lead}
        offer={<AddToPack name={page.name} />}
      >
        <Stations {...page.stations} touched={labels.touched} here={labels.here} />
      </PageBand>
      <SplitSection heading={labels.situation}>
        <SituationText situation={page.situation} />
      </SplitSection>
      <LaterSections>
        <SplitSection heading={labels.capabilities} note={page.capabilities.note} ruled>
          <CapabilityList items={page.capabilities.items} />
        </SplitSection>
        <SplitSection heading={labels.process} note={page.process.note} ground="ink">
          <Steps steps={page.process.steps} outputLabel={labels.output} />
        </SplitSection>
        <FullSection heading={labels.deliverables} lead={page.deliverables.lead}>
          <DeliverablesTable
            rows={page.deliverables.rows}
            caption={fill(labels.caption, { name: page.name })}
            columns={labels.columns}
          />
        </FullSection>
        <SpecimenSection sheet={page.specimen} />
        <EngagementSection engagement={page.engagement} buying={page.buying} labels={labels.engagement} isApart />
        <ClosingSections {...page} />
        <ClosingCall {...page.closing} />
      </LaterSections>
    </>
  );
}
