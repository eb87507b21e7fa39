import type { ItemPageData } from "../content/shapes/service-pages.ts";
import { BelowTheFold } from "../components/below-the-fold.tsx";
import { fill } from "../lib/fill.ts";
import { CapabilityList } from "./capability-list.tsx";
import { ClosingCall } from "./closing-call.tsx";
import { DeliverablesTable } from "./deliverables-table.tsx";
import { FullSection } from "./full-section.tsx";
import { OnwardList } from "./onward-list.tsx";
import { PageBand } from "./page-band.tsx";
import { Questions } from "./questions.tsx";
import { SituationText } from "./situation.tsx";
import { SplitSection } from "./split-section.tsx";
import { StandardsList } from "./standards-list.tsx";
import { Stations } from "./stations.tsx";
import { Steps } from "./steps.tsx";

/** The layout of all item pages. */
export function ServiceItemPage({ page }: { page: ItemPageData }) {
  const { labels } = page;
  return (
    <>
      <PageBand crumbs={page.trail} title={page.name} promise={page.promise} lead={page.lead}>
        <Stations {...page.stations} touched={labels.touched} here={labels.here} />
      </PageBand>
      <SplitSection heading={labels.situation}>
        <SituationText situation={page.situation} />
      </SplitSection>
      <BelowTheFold>
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
        <SplitSection heading={labels.standards} ground="cream">
          <StandardsList standards={page.standards} />
        </SplitSection>
        <SplitSection heading={labels.questions}>
          <Questions questions={page.questions} />
        </SplitSection>
        <SplitSection heading={labels.related} ruled>
          <OnwardList links={page.related} />
        </SplitSection>
        <ClosingCall {...page.closing} />
      </BelowTheFold>
    </>
  );
}
