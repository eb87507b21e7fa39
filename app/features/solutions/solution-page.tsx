import type { SolutionPageData } from "../../content/types/solution-pages.types.ts";
import { AddToPack } from "../pack/add-to-pack.tsx";
import { CapabilityList } from "../../ui/capability-list.tsx";
import { ClosingCall } from "../../ui/closing-call.tsx";
import { closingParts } from "../../ui/closing-parts.tsx";
import { Glance } from "../../ui/glance.tsx";
import { LongPage } from "../../ui/long-page.tsx";
import { PageBand } from "../../ui/page-band.tsx";
import { SituationText } from "../../ui/situation-text.tsx";
import { SolutionScope } from "./solution-scope.tsx";
import { RelatedList } from "../../ui/related-list.tsx";
import { specimenPart } from "../specimens/specimen-part.tsx";
import { StepRows } from "../../ui/step-rows.tsx";
import { Terms } from "../../ui/terms.tsx";
import "./needs.css";

export function SolutionPage({
  page: { labels, trail, solution, specimen, relatedPages, closing },
}: {
  page: SolutionPageData;
}) {
  const { howItWorks, capabilities, audience, start } = solution;
  return (
    <>
      <PageBand
        isCompact
        crumbs={trail}
        title={solution.title}
        promise={solution.tagline}
        lead={solution.description}
        offer={<AddToPack name={solution.title} />}
      >
        <SolutionScope metric={solution.metric} label={solution.metricLabel} features={solution.features} />
      </PageBand>
      <Glance glance={solution.glance} />
      <LongPage
        parts={[
          { id: "problem", heading: labels.problem, content: <SituationText situation={solution.problem} /> },
          {
            id: "how-it-works",
            heading: labels.howItWorks,
            note: howItWorks.note,
            ground: "ink",
            content: (
              <figure>
                <figcaption className="mb-5 font-serif text-[1.25rem] text-thread-300 italic">
                  {howItWorks.diagramTitle}
                </figcaption>
                <StepRows steps={howItWorks.steps} outputLabel={labels.output} />
              </figure>
            ),
          },
          specimenPart(specimen),
          {
            id: "capabilities",
            heading: labels.capabilities,
            note: capabilities.note,
            content: <CapabilityList items={capabilities.items} />,
          },
          {
            id: "audience",
            heading: labels.audience,
            content: <CapabilityList items={audience.map(({ who, gains }) => ({ name: who, text: gains }))} />,
          },
          {
            id: "start",
            heading: labels.start,
            note: start.note,
            content: (
              <>
                <ol className="needs">
                  {start.needs.map((need) => (
                    <li key={need}>{need}</li>
                  ))}
                </ol>
                <Terms terms={solution.terms} />
              </>
            ),
          },
          ...closingParts({ ...solution, labels }),
          { id: "related", heading: labels.related, content: <RelatedList links={relatedPages} /> },
        ]}
      />
      <ClosingCall {...closing} />
    </>
  );
}
