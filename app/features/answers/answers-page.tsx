import type {
  AnswersPage as AnswersContent,
  VehicleComparison as Comparison,
} from "../../content/types/answers.types.ts";
import { Accordion, AccordionItem } from "../../ui/accordion.tsx";
import { LongPage } from "../../ui/long-page.tsx";
import { Prose } from "../../ui/prose.tsx";
import { ShortHead } from "../../ui/short-head.tsx";
import { NoWrap } from "../../ui/no-wrap.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import { useOpenItem } from "../../ui/use-open-item.ts";
import { VehicleComparison } from "../../ui/vehicle-comparison.tsx";
import type { AnswerGroup, ShownAnswer } from "./shown-answer.types.ts";
import { Link } from "../../ui/link.tsx";

interface AnswersPageProps {
  page: Omit<AnswersContent, "answers" | "topics" | "notes">;
  groups: readonly AnswerGroup[];
  comparison: Comparison;
}

/** Answers for a buyer's file by topic, each with its sources, below an index of them all. Source: BUY-5. */
export const AnswersPage = ({ page: { trail, name, lead, labels }, groups, comparison }: AnswersPageProps) => (
  <>
    <ShortHead crumbs={trail} title={name} lead={lead} />
    <nav
      className="page-width grid grid-cols-[repeat(auto-fit,minmax(11.5rem,1fr))] gap-x-8 gap-y-6 pt-2 pb-10 print:hidden"
      aria-label={labels.index}
    >
      {groups.map(({ id, heading, answers }) => (
        <div key={id}>
          <p className="label">{heading}</p>
          <ul aria-label={heading}>
            {answers.map((answer) => (
              <li key={answer.id}>
                <a
                  href={`#${answer.id}`}
                  className="block py-2.5 leading-[1.3] text-[var(--link)] underline-offset-[.3em] hover:underline"
                >
                  {answer.short}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
    <LongPage
      parts={groups.map(({ id, heading, note, answers }) => ({
        id,
        heading,
        content: (
          <>
            {note && (
              <p className="mb-6 text-muted">
                <RunningText text={note} />
              </p>
            )}
            <Answers answers={answers} label={labels.source} />
          </>
        ),
      }))}
    />
    <VehicleComparison comparison={comparison} />
  </>
);

/** The answers of a topic, at most one open. Links to an answer open it. */
function Answers({ answers, label }: { answers: AnswerGroup["answers"]; label: string }) {
  const [openId, setOpenId] = useOpenItem(answers.map(({ id }) => id));
  return (
    <Accordion openId={openId} onOpenChange={setOpenId} className="fold">
      {answers.map((answer) => (
        <AccordionItem
          key={answer.id}
          id={answer.id}
          title={answer.question}
          titleClassName="heading-3 text-[1.375rem]"
        >
          <div className="pb-5">
            <Prose paragraphs={[answer.answer]} />
            <Sources {...answer} label={label} />
          </div>
        </AccordionItem>
      ))}
    </Accordion>
  );
}

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
