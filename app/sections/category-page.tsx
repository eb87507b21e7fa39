import type { CategoryPageData } from "../content/services/pages.ts";
import { CapabilityList } from "./capability-list.tsx";
import { ClosingCall } from "./closing-call.tsx";
import { OnwardList } from "./onward-list.tsx";
import { PageBand } from "./page-band.tsx";
import { Questions } from "./questions.tsx";
import { SituationText } from "./situation.tsx";
import { SplitSection } from "./split-section.tsx";
import { StandardsList } from "./standards-list.tsx";
import { StartRows } from "./start-rows.tsx";

/** The layout of a practice's page: its situation, its services, and where to begin. */
export function CategoryPage({ page }: { page: CategoryPageData }) {
  return (
    <>
      <PageBand
        crumbs={[
          { name: "Home", path: "/" },
          { name: "Services", path: "/services" },
        ]}
        title={page.name}
        promise={page.promise}
        lead={page.lead}
      />
      <CategoryBody page={page} />
    </>
  );
}

/** Everything under the opening band; the practices with an opening of their own share it. */
export function CategoryBody({ page }: { page: CategoryPageData }) {
  return (
    <>
      <SplitSection heading="The situation">
        <SituationText situation={page.situation} />
      </SplitSection>
      <SplitSection heading="Services" ruled>
        <OnwardList links={page.services} />
      </SplitSection>
      <SplitSection heading="Where to begin" note={page.starts.note} ground="cream">
        <StartRows rows={page.starts.rows} />
      </SplitSection>
      <SplitSection heading="How we hold ourselves to it" note={page.principles.note}>
        <CapabilityList items={page.principles.items} />
      </SplitSection>
      <SplitSection heading="Standards touched" ground="cream">
        <StandardsList standards={page.standards} />
      </SplitSection>
      <SplitSection heading="Questions">
        <Questions questions={page.questions} />
      </SplitSection>
      <SplitSection heading="Other practices" ruled>
        <OnwardList links={page.neighbours} />
      </SplitSection>
      <ClosingCall
        lines={[`Begin with one question about ${page.name}.`]}
        lead="Write to us as it is, unpolished. Someone who knows the subject answers within 24 hours."
        primary={{ label: "Start a conversation", to: "/contact" }}
        secondary={{ label: "All services", to: "/services" }}
      />
    </>
  );
}
