import type { ReactNode } from "react";
import type { PracticePageData } from "../../content/types/practice-page.types.ts";
import type { Slide } from "../../content/types/slides.types.ts";
import { DeferredRender } from "../../ui/deferred-render.tsx";
import { Steps } from "../../ui/steps.tsx";
import { PracticeCall } from "./practice-call.tsx";
import { PracticeChart } from "./practice-chart.tsx";
import { PracticeDoors } from "./practice-doors.tsx";
import { PracticeHero } from "./practice-hero.tsx";
import { PracticeProof } from "./practice-proof.tsx";
import { PracticeQuestions } from "./practice-questions.tsx";
import { BuyingLine } from "./practice-start.tsx";
import { ServiceRows } from "./service-rows.tsx";
import "./practice-page.css";

export interface PracticePageProps {
  page: PracticePageData;
  /** Replaces the hero's picture. */
  carousel?: { label: string; slides: readonly Slide[] };
  /** Replaces the four steps. */
  start?: { heading: string; lead: string; steps: ReactNode };
  /** Replaces questions and closing call: a form with the questions beside it. */
  end?: ReactNode;
}

/** The template of all eight practices. Source: READ-5. */
export function PracticePage({ page, carousel, start, end }: PracticePageProps) {
  const { labels } = page;
  return (
    <>
      <PracticeHero page={page} carousel={carousel} />
      <PracticeDoors heading={labels.doors} doors={page.doors} more={page.more} />
      <ServiceRows services={page.services} labels={labels} />
      <DeferredRender>
        <PracticeChart chart={page.chart} />
        <PracticeProof proof={page.proof} />
        <section className="section practice-section" id={start && "framework"}>
          <div className="page-width">
            {start ? (
              <>
                <div className="flex flex-wrap items-baseline gap-x-8 gap-y-2">
                  <h2 className="practice-heading">{start.heading}</h2>
                  <p className="text-muted">{start.lead}</p>
                </div>
                {start.steps}
              </>
            ) : (
              <div className="gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:[&_.steps]:m-0">
                <h2 className="practice-heading">{labels.starts}</h2>
                <Steps steps={page.steps} />
              </div>
            )}
            <BuyingLine rows={page.buying} />
          </div>
        </section>
        {end ?? (
          <>
            <section id="questions" className="section practice-section pt-0">
              <div className="page-width">
                <h2 className="practice-heading">{labels.questions}</h2>
                <PracticeQuestions questions={page.questions} />
              </div>
            </section>
            <PracticeCall closing={page.closing} related={page.related} label={labels.related} />
          </>
        )}
      </DeferredRender>
    </>
  );
}
