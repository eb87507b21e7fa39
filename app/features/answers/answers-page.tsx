import type { AnswersPage as AnswersContent, VehicleComparison } from "../../content/types/answers.types.ts";
import { Accordion, AccordionItem } from "../../ui/accordion.tsx";
import { ClosingCall } from "../../ui/closing-call.tsx";
import { ListFilter } from "../../ui/list-filter.tsx";
import { LongPage, type LongPagePart } from "../../ui/long-page.tsx";
import { Prose } from "../../ui/prose.tsx";
import { ShortHead } from "../../ui/short-head.tsx";
import { NoWrap } from "../../ui/no-wrap.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import { useOpenItem } from "../../ui/use-open-item.ts";
import type { AnswerGroup, ShownAnswer } from "./shown-answer.types.ts";
import { Link } from "../../ui/link.tsx";

type Vehicles = Pick<VehicleComparison, "heading" | "note" | "columns">;

interface AnswersPageProps {
  page: Omit<AnswersContent, "answers" | "topics" | "notes">;
  groups: readonly AnswerGroup[];
  vehicles: Vehicles;
  /** URL of the search for the filter's query on the whole site. */
  everywhere: string | undefined;
}

/** Answers for a buyer's file by topic, each with its sources, and a filter. Source: BUY-5. */
export function AnswersPage({ page, groups, vehicles, everywhere }: AnswersPageProps) {
  const { trail, name, lead, path, filter, elsewhere, labels, closing } = page;
  const count = groups.reduce((sum, { answers }) => sum + answers.length, 0);
  // Unfiltered, the page begins with an open answer.
  const opensFirst = !everywhere || count === 1;
  return (
    <>
      <ShortHead crumbs={trail} title={name} lead={lead} />
      <LongPage
        filter={
          <div className="pt-6 pb-2">
            <ListFilter labels={filter} path={path} count={count} />
            {everywhere && (
              <Link to={everywhere} className="text-link mt-1 inline-flex min-h-11 items-center text-small">
                {elsewhere}
              </Link>
            )}
          </div>
        }
        parts={[
          ...groups.map(({ id, heading, note, answers }) => ({
            id,
            heading,
            content: (
              <>
                {note && (
                  <p className="mb-6 text-muted">
                    <RunningText text={note} />
                  </p>
                )}
                <Answers
                  // The filter leaves other answers.
                  key={answers.map(({ id }) => id).join()}
                  answers={answers}
                  label={labels.source}
                  isFirst={opensFirst && id === groups[0]?.id}
                />
              </>
            ),
          })),
          ...vehicleLinks(vehicles),
        ]}
      />
      <ClosingCall {...closing} />
    </>
  );
}

/** Links to the vehicles' pages, which compare them. Nothing if none is held. */
const vehicleLinks = ({ heading, note, columns }: Vehicles): LongPagePart[] =>
  columns.length === 0
    ? []
    : [
        {
          id: "vehicles",
          heading,
          note,
          content: (
            <ul className="grid gap-x-8 sm:grid-cols-2">
              {columns.map(({ name, path }) => (
                <li key={path}>
                  <Link to={`${path}#vehicles`} className="row-link inline-flex min-h-11 items-center">
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
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
