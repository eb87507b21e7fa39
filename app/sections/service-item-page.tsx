import type { ItemPageData } from "../content/shapes/service-pages.ts";
import { BelowTheFold } from "../components/below-the-fold.tsx";
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
  const crumbs = [
    { name: "Home", path: "/" },
    { name: "Services", path: "/services" },
    { name: page.category.name, path: page.category.path },
  ];
  return (
    <>
      <PageBand crumbs={crumbs} title={page.name} promise={page.promise} lead={page.lead}>
        <Stations {...page.stations} />
      </PageBand>
      <SplitSection heading="The situation">
        <SituationText situation={page.situation} />
      </SplitSection>
      <BelowTheFold>
        <SplitSection heading="What we do" note={page.capabilities.note} ruled>
          <CapabilityList items={page.capabilities.items} />
        </SplitSection>
        <SplitSection heading="How the work goes" note={page.process.note} ground="ink">
          <Steps steps={page.process.steps} />
        </SplitSection>
        <FullSection heading="What you hold at the end" lead={page.deliverables.lead}>
          <DeliverablesTable rows={page.deliverables.rows} caption={`Deliverables of ${page.name}`} />
        </FullSection>
        <SplitSection heading="Standards touched" ground="cream">
          <StandardsList standards={page.standards} />
        </SplitSection>
        <SplitSection heading="Questions">
          <Questions questions={page.questions} />
        </SplitSection>
        <SplitSection heading="Related services" ruled>
          <OnwardList links={page.related} />
        </SplitSection>
        <ClosingCall {...page.closing} />
      </BelowTheFold>
    </>
  );
}
