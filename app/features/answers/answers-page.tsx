import type {
  AnswersPage as AnswersContent,
  VehicleComparison as Comparison,
} from "../../content/types/answers.types.ts";
import { PageBand } from "../../ui/page-band.tsx";
import { Prose } from "../../ui/prose.tsx";
import { SplitSection } from "../../ui/split-section.tsx";
import { Unbroken } from "../../ui/unbroken.tsx";
import { VehicleComparison } from "../../ui/vehicle-comparison.tsx";
import type { ShownAnswer } from "./shown-answer.types.ts";

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
      <SplitSection
        heading={page.contents}
        note={<Contents answers={answers} vehicles={comparison.columns.length > 0 ? comparison.heading : undefined} />}
      >
        {answers.map((answer) => (
          <section key={answer.id} id={answer.id} className="py-5 not-first:border-t not-first:border-hair">
            <h3 className="name mb-3">{answer.question}</h3>
            <Prose paragraphs={[answer.answer]} />
            <Sources {...answer} label={labels.source} />
          </section>
        ))}
      </SplitSection>
      <VehicleComparison comparison={comparison} />
    </>
  );
}

/** The questions as links, which stay in sight beside the answers in wide windows. */
const Contents = ({ answers, vehicles }: { answers: readonly ShownAnswer[]; vehicles?: string }) => (
  <ul className="text-small print:hidden">
    {[...answers, ...(vehicles ? [{ id: "vehicles", question: vehicles }] : [])].map(({ id, question }) => (
      <li key={id}>
        <a href={`#${id}`} className="text-link inline-flex min-h-11 items-center">
          {question}
        </a>
      </li>
    ))}
  </ul>
);

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
