import { RunningText } from "./running-text.tsx";
import type { Question } from "../content/types/content-schema.types.ts";
import { Accordion, AccordionItem } from "./accordion.tsx";
import { useOpenItem } from "./use-open-item.ts";
import { questionAnchor } from "../lib/text/question-anchor.ts";

/** Questions with collapsible answers, at most one open. Search results link to them. Source: GEN-8, FIND-1. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  const [openId, setOpenId] = useOpenItem(questions.map(({ question }) => questionAnchor(question)));
  return (
    <Accordion openId={openId} onOpenChange={setOpenId} className="fold">
      {questions.map(({ question, answer }) => (
        <AccordionItem
          key={question}
          id={questionAnchor(question)}
          title={question}
          titleClassName="font-serif text-[clamp(1.25rem,1.18rem+.35vw,1.5rem)] leading-[1.3]"
        >
          <p className="prose pb-4 pr-12 text-muted">
            <RunningText text={answer} />
          </p>
        </AccordionItem>
      ))}
    </Accordion>
  );
}
