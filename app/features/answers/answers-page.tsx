import type { AnswersPage as AnswersContent, VehicleComparison } from "../../content/types/answers.types.ts";
import { Accordion, AccordionItem } from "../../ui/accordion.tsx";
import { ClosingCall } from "../../ui/closing-call.tsx";
import { ListFilter } from "../../ui/list-filter.tsx";
import { LongPage, type LongPagePart } from "../../ui/long-page.tsx";
import { PhoneFold } from "../../ui/phone-fold.tsx";
import { Prose } from "../../ui/prose.tsx";
import { SampleNotice } from "../../ui/sample-notice.tsx";
import { ShortHead } from "../../ui/short-head.tsx";
import { NoWrap } from "../../ui/no-wrap.tsx";
import { useOpenItem } from "../../ui/use-open-item.ts";
import { useOpenTarget } from "../../ui/use-open-target.ts";
import { fill } from "../../lib/text/fill.ts";
import type { AnswerGroup, ShownAnswer } from "./shown-answer.types.ts";
import { Link } from "../../ui/link.tsx";

type Vehicles = Pick<VehicleComparison, "heading" | "note" | "columns" | "rows">;

interface AnswersPageProps {
  page: Omit<AnswersContent, "answers" | "topics" | "notes">;
  groups: readonly AnswerGroup[];
  vehicles: Vehicles;
  isFiltered: boolean;
  /** Stands above the closing call, as both that and the footer are dark. */
  samples: string | undefined;
}

/** Answers for a buyer's file by topic, which phones collapse, each with its sources, and a filter. Source: BUY-5. */
export function AnswersPage({ page, groups, vehicles, isFiltered, samples }: AnswersPageProps) {
  const { trail, name, lead, write, path, filter, labels, closing } = page;
  const count = groups.reduce((sum, { answers }) => sum + answers.length, 0);
  useOpenTarget();
  // Unfiltered, the page begins with an open answer.
  const opensFirst = !isFiltered || count === 1;
  return (
    <>
      <ShortHead crumbs={trail} title={name} lead={lead} onward={write} />
      <div className="page-width pt-7 pb-2">
        <ListFilter labels={filter} path={path} count={count} ask={closing.primary} />
      </div>
      <LongPage
        isBelowLead
        parts={[
          ...groups.map(({ id, heading, note, answers }) => ({
            id,
            heading,
            note,
            count: answers.length,
            content: (
              <PhoneFold
                label={fill(answers.length === 1 ? filter.one : filter.many, { count: answers.length })}
                isOpen={isFiltered || id === groups[0]?.id}
              >
                <Answers
                  // The filter leaves other answers.
                  key={answers.map(({ id }) => id).join()}
                  answers={answers}
                  label={labels.source}
                  isFirst={opensFirst && id === groups[0]?.id}
                />
              </PhoneFold>
            ),
          })),
          ...vehicleLinks(vehicles),
        ]}
      />
      {samples && (
        <div className="page-width page-samples pt-4 pb-8">
          <SampleNotice text={samples} />
        </div>
      )}
      <ClosingCall {...closing} />
    </>
  );
}

/** Links to the vehicles' pages, which compare them. Nothing if none is held. */
const vehicleLinks = ({ heading, note, columns, rows }: Vehicles): LongPagePart[] =>
  columns.length === 0
    ? []
    : [
        {
          id: "vehicles",
          heading,
          note,
          content: (
            <dl className="border-t border-b border-text">
              {columns.map(({ name, path }, at) => (
                <div key={path} className="gap-x-6 py-2.5 not-first:border-t md:grid md:grid-cols-[2fr_5fr]">
                  <dt>
                    <Link to={`${path}#vehicles`} className="row-link">
                      {name}
                    </Link>
                  </dt>
                  <dd className="text-muted">{rows[0]!.cells[at]}</dd>
                </div>
              ))}
            </dl>
          ),
        },
      ];

interface AnswersProps {
  answers: AnswerGroup["answers"];
  label: string;
  /** Whether its first answer is open at first. */
  isFirst: boolean;
}

/** The answers of a topic, at most one open. Links to an answer open it. */
function Answers({ answers, label, isFirst }: AnswersProps) {
  const ids = answers.map(({ id }) => id);
  const [openId, setOpenId] = useOpenItem(ids, isFirst ? ids[0] : null);
  return (
    <Accordion openId={openId} onOpenChange={setOpenId} className="fold">
      {answers.map((answer) => (
        <AccordionItem
          key={answer.id}
          id={answer.id}
          title={<NoWrap text={answer.question} />}
          titleClassName="heading-3 text-[1.375rem]"
          headClassName="max-md:py-3.5"
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
