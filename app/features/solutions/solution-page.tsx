import type { SolutionPageData } from "../../content/types/solution-pages.types.ts";
import { LaterSections } from "../../router/hydrate-when-idle.tsx";
import { AddToPack } from "../pack/add-to-pack.tsx";
import { CapabilityList } from "../../ui/capability-list.tsx";
import { ClosingCall } from "../../ui/closing-call.tsx";
import { EngagementSection } from "../../ui/engagement-section.tsx";
import { EvidenceDiagram } from "./evidence-diagram.tsx";
import { FullSection } from "../../ui/full-section.tsx";
import { NamedRows } from "../../ui/named-rows.tsx";
import { PageBand } from "../../ui/page-band.tsx";
import { SituationText } from "../../ui/situation-text.tsx";
import { SolutionScope } from "./solution-scope.tsx";
import { SpecimenSection } from "../specimens/specimen-section.tsx";
import { SplitSection } from "../../ui/split-section.tsx";
import { ClosingSections } from "../../ui/closing-sections.tsx";

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
