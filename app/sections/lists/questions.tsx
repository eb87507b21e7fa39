import { useId, useLayoutEffect, useRef } from "react";
import { RunningText } from "../../components/running-text.tsx";
import type { Question } from "../../content/shapes/types.ts";
import { questionAnchor } from "../../lib/text/question-anchor.ts";

/**
 * Questions with their answers behind them, the first one open, and never two: native disclosures of one name, which work
 * before, and without, JavaScript. Search links to an answer: browsers open its disclosure on the way to a fragment, and
 * where React Router renders the page the effect does. Source: GEN-8, FIND-1.
 */
export function Questions({ questions }: { questions: readonly Question[] }) {
  // Names hold for the whole document, where the page before may still be.
  const name = useId();
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const answer = document.getElementById(location.hash.slice(1));
    const item = list.current?.contains(answer) ? answer?.closest("details") : undefined;
    if (item) item.open = true;
  }, []);
  return (
    <div className="fold" ref={list}>
      {questions.map(({ question, answer }, index) => (
        <details key={question} name={name} className="fold-item" open={index === 0}>
          <summary className="fold-head">
            <h3 className="font-serif text-[clamp(1.25rem,1.18rem+.35vw,1.5rem)] leading-[1.3]">{question}</h3>
            <span className="fold-sign" aria-hidden="true" />
          </summary>
          <p id={questionAnchor(question)} className="fold-answer prose pb-7.5 pr-12 text-muted">
            <RunningText text={answer} />
          </p>
        </details>
      ))}
    </div>
  );
}
