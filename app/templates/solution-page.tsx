import type { SolutionPageData } from "../content/shapes/solution-pages.ts";
import { LaterSections } from "../router/hydrate-when-idle.tsx";
import { AddToPack } from "../sections/pack/add-to-pack.tsx";
import { CapabilityList } from "../sections/lists/capability-list.tsx";
import { ClosingCall } from "../sections/bands/closing-call.tsx";
import { EngagementSection } from "../sections/bands/engagement-section.tsx";
import { EvidenceDiagram } from "../sections/drawings/evidence-diagram.tsx";
import { FullSection } from "../sections/bands/full-section.tsx";
import { NamedRows } from "../sections/lists/named-rows.tsx";
import { PageBand } from "../sections/bands/page-band.tsx";
import { SituationText } from "../sections/bands/situation-text.tsx";
import { SolutionScope } from "../sections/lists/solution-scope.tsx";
import { SpecimenSection } from "../sections/specimen/specimen-section.tsx";
import { SplitSection } from "../sections/bands/split-section.tsx";
import { ClosingSections } from "./closing-sections.tsx";

export function SolutionPage({
  page: { labels, trail, solution, specimen, related, closing },
}: {
  page: SolutionPageData;
}) {
  const { howItWorks, capabilities, audience, start, engagement } = solution;
  return (
    <>
      <PageBand
        crumbs={trail}
        title={solution.title}
        promise={solution.tagline}
        lead={solution.description}
        icon={solution.icon}
        offer={<AddToPack name={solution.title} />}
      >
        <SolutionScope metric={solution.metric} label={solution.metricLabel} features={solution.features} />
      </PageBand>
      <SplitSection heading={labels.problem}>
        <SituationText situation={solution.problem} />
      </SplitSection>
      <LaterSections>
        <FullSection heading={labels.howItWorks} lead={howItWorks.note} ground="ink">
          <EvidenceDiagram title={howItWorks.diagramTitle} steps={howItWorks.steps} outputLabel={labels.output} />
        </FullSection>
        <SpecimenSection sheet={specimen} />
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
        <EngagementSection engagement={engagement} buying={solution.buying} labels={labels.engagement} />
        <ClosingSections {...solution} labels={labels} related={related} ground="paper" />
        <ClosingCall {...closing} />
      </LaterSections>
    </>
  );
}
