import type {
  AnswersPage as AnswersContent,
  VehicleComparison as Comparison,
} from "../../content/types/answers.types.ts";
import { PageBand } from "../../ui/page-band.tsx";
import { Prose } from "../../ui/prose.tsx";
import { SplitSection } from "../../ui/split-section.tsx";
import { Unbroken } from "../../ui/unbroken.tsx";
import { VehicleComparison } from "../../ui/vehicle-comparison.tsx";
import type { ShownAnswer } from "./answers.types.ts";

interface AnswersPageProps {
  page: Omit<AnswersContent, "answers"> & { answers: readonly ShownAnswer[] };
  comparison: Comparison;
}

/** Answers for a buyer's file: the list of questions first, then each answer with its sources. Source: BUY-5. */
export function AnswersPage({ page, comparison }: AnswersPageProps) {
  const { answers, labels } = page;
  return (
    <>
      <PageBand crumbs={page.trail} title={page.name} promise={page.promise} lead={page.lead} />
      <SplitSection heading={page.contents} screenOnly>
        <ul className="md:columns-2 md:gap-x-12">
          {answers.map(({ id, question }) => (
            <li key={id} className="break-inside-avoid">
              <a href={`#${id}`} className="text-link inline-flex min-h-11 items-center">
                {question}
              </a>
            </li>
          ))}
          {comparison.columns.length > 0 && (
            <li>
              <a href="#vehicles" className="text-link inline-flex min-h-11 items-center">
                {comparison.heading}
              </a>
            </li>
          )}
        </ul>
      </SplitSection>
      {answers.map((answer) => (
        <SplitSection key={answer.id} id={answer.id} heading={answer.question} ruled>
          <Prose paragraphs={[answer.answer]} />
          <Sources {...answer} label={labels.source} />
        </SplitSection>
      ))}
      <VehicleComparison comparison={comparison} />
    </>
  );
}

/** The rules behind an answer, linked to the register, and the page with more on it. */
function Sources({ sources, more, label }: ShownAnswer & { label: string }) {
  return (
    <>
      {sources.length > 0 && (
        <p className="mt-4 text-small text-muted">
          {label}{" "}
          {sources.map(({ id, name, checked }, index) => (
            <span key={id}>
              {index > 0 && ", "}
              <a href={`/rules#${id}`} rel="help" className="text-link">
                <Unbroken text={name} />
              </a>{" "}
              ({checked})
            </span>
          ))}
        </p>
      )}
      {more && (
        <p className="mt-3">
          <a href={more.to} className="text-link inline-flex min-h-11 items-center">
            {more.label}
          </a>
        </p>
      )}
    </>
  );
}
