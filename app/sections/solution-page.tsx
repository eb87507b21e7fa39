import type { SolutionPageData } from "../content/shapes/solution-pages.ts";
import { BelowTheFold } from "../components/below-the-fold.tsx";
import { CapabilityList } from "./capability-list.tsx";
import { ClosingCall } from "./closing-call.tsx";
import { EvidenceDiagram } from "./evidence-diagram.tsx";
import { FullSection } from "./full-section.tsx";
import { NamedRows } from "./named-rows.tsx";
import { OnwardList } from "./onward-list.tsx";
import { PageBand } from "./page-band.tsx";
import { Questions } from "./questions.tsx";
import { SituationText } from "./situation.tsx";
import { SolutionScope } from "./solution-scope.tsx";
import { SplitSection } from "./split-section.tsx";
import { StandardsList } from "./standards-list.tsx";

/** The layout of the four solutions' pages. */
export function SolutionPage({ page: { labels, trail, solution, related, closing } }: { page: SolutionPageData }) {
  const { howItWorks, capabilities, audience, start } = solution;
  return (
    <>
      <PageBand
        crumbs={trail}
        title={solution.title}
        promise={solution.tagline}
        lead={solution.description}
        icon={solution.icon}
      >
        <SolutionScope metric={solution.metric} label={solution.metricLabel} features={solution.features} />
      </PageBand>
      <SplitSection heading={labels.problem}>
        <SituationText situation={solution.problem} />
      </SplitSection>
      <BelowTheFold>
        <FullSection heading={labels.howItWorks} lead={howItWorks.note} ground="ink">
          <EvidenceDiagram title={howItWorks.diagramTitle} steps={howItWorks.steps} outputLabel={labels.output} />
        </FullSection>
        <SplitSection heading={labels.capabilities} note={capabilities.note}>
          <CapabilityList items={capabilities.items} />
        </SplitSection>
        <SplitSection heading={labels.audience} ruled>
          <NamedRows rows={audience.map(({ who, gains }) => ({ name: who, text: gains }))} />
        </SplitSection>
        <SplitSection heading={labels.start} note={start.note} ground="cream">
          <ol className="needs">
            {start.needs.map((need) => (
              <li key={need}>{need}</li>
            ))}
          </ol>
        </SplitSection>
        <SplitSection heading={labels.standards}>
          <StandardsList standards={solution.standards} />
        </SplitSection>
        <SplitSection heading={labels.questions} ruled>
          <Questions questions={solution.questions} />
        </SplitSection>
        <SplitSection heading={labels.related} ruled>
          <OnwardList links={related} />
        </SplitSection>
        <ClosingCall {...closing} />
      </BelowTheFold>
    </>
  );
}
