import type { PracticeQuestion } from "../../content/types/practice-page.types.ts";
import "../../styles/fold-low.css";
import { Accordion, AccordionItem } from "../../ui/accordion.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import { useOpenItem } from "../../ui/use-open-item.ts";
import { AnswerBody } from "./answer-body.tsx";

/**
 * All that a practice answers, in one column or two, of which at most one answer is open. Each is a stack of its own, so that
 * an open answer moves only what is below it. Source: GEN-8, READ-5.
 */
export function usePracticeQuestions(questions: readonly PracticeQuestion[], first: number, open?: null) {
  const [openId, onOpenChange] = useOpenItem(
    questions.map(({ id }) => id),
    open,
  );
  const columns = [questions.slice(0, first), questions.slice(first)].filter(({ length }) => length > 0);
  return columns.map((column) => (
    <Accordion key={column[0]!.id} openId={openId} onOpenChange={onOpenChange} className="practice-folds fold-low">
      {column.map((one) => (
        <AccordionItem
          key={one.id}
          id={one.id}
          title={one.question}
          titleClassName="font-serif text-[1.1875rem] leading-[1.3]"
        >
          <div className="practice-answer grid max-w-[66ch] gap-2.5 pb-4 text-note text-muted">
            {one.note && (
              <p>
                <RunningText text={one.note} />
              </p>
            )}
            <AnswerBody {...one} />
          </div>
        </AccordionItem>
      ))}
    </Accordion>
  ));
}

/** The first column is shorter, because its first answer is open. */
export function PracticeQuestions({ questions }: { questions: readonly PracticeQuestion[] }) {
  const columns = usePracticeQuestions(questions, Math.floor(questions.length / 2) - 1);
  return <div className="practice-columns mt-6 gap-x-14 lg:grid lg:grid-cols-2 lg:items-start">{columns}</div>;
}
