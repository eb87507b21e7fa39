import type {
  AnswersPage as AnswersContent,
  VehicleComparison as Comparison,
} from "../../content/types/answers.types.ts";
import { LongPage } from "../../ui/long-page.tsx";
import { Prose } from "../../ui/prose.tsx";
import { ShortHead } from "../../ui/short-head.tsx";
import { NoWrap } from "../../ui/no-wrap.tsx";
import { VehicleComparison } from "../../ui/vehicle-comparison.tsx";
import type { ShownAnswer } from "./shown-answer.types.ts";
import { Link } from "../../ui/link.tsx";

interface AnswersPageProps {
  page: Omit<AnswersContent, "answers"> & { answers: readonly ShownAnswer[] };
  comparison: Comparison;
}

/** Answers for a buyer's file, each with its sources. Source: BUY-5. */
export const AnswersPage = ({ page: { trail, name, lead, labels, answers }, comparison }: AnswersPageProps) => (
  <>
    <ShortHead crumbs={trail} title={name} lead={lead} />
    <LongPage
      parts={answers.map((answer) => ({
        id: answer.id,
        heading: answer.question,
        short: answer.short,
        content: (
          <>
            <Prose paragraphs={[answer.answer]} />
            <Sources {...answer} label={labels.source} />
          </>
        ),
      }))}
    />
    <VehicleComparison comparison={comparison} />
  </>
);

/** The rules behind an answer, linked to the register, and the page with more on it. */
const Sources = ({ sources, more, label }: ShownAnswer & { label: string }) => (
  <>
    {sources.length > 0 && (
      <p className="mt-4 text-small text-muted">
        {label}{" "}
        {sources.map(({ id, name, checked }, index) => (
          <span key={id}>
            {index > 0 && ", "}
            <Link to={`/rules#${id}`} rel="help" className="text-link">
              <NoWrap text={name} />
            </Link>{" "}
            ({checked})
          </span>
        ))}
      </p>
    )}
    {more && (
      <p className="mt-3">
        <Link to={more.to} className="text-link inline-flex min-h-11 items-center">
          {more.label}
        </Link>
      </p>
    )}
  </>
);
