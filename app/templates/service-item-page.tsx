import type { ItemPageData } from "../content/shapes/service-pages.ts";
import { LaterSections } from "../router/hydrate-when-idle.tsx";
import { fill } from "../lib/text/fill.ts";
import { AddToPack } from "../sections/pack/add-to-pack.tsx";
import { CapabilityList } from "../sections/lists/capability-list.tsx";
import { ClosingCall } from "../sections/bands/closing-call.tsx";
import { DeliverablesTable } from "../sections/tables/deliverables-table.tsx";
import { EngagementSection } from "../sections/bands/engagement-section.tsx";
import { FullSection } from "../sections/bands/full-section.tsx";
import { PageBand } from "../sections/bands/page-band.tsx";
import { SituationText } from "../sections/bands/situation-text.tsx";
import { SpecimenSection } from "../sections/specimen/specimen-section.tsx";
import { SplitSection } from "../sections/bands/split-section.tsx";
import { Stations } from "../sections/drawings/stations.tsx";
import { Steps } from "../sections/drawings/steps.tsx";
import { ClosingSections } from "./closing-sections.tsx";

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
