import { useId, useLayoutEffect, useRef } from "react";
import { RunningText } from "./running-text.tsx";
import type { Question } from "../content/types/content-schema.types.ts";
import { questionAnchor } from "../lib/text/question-anchor.ts";

/**
 * Questions with collapsible answers, at most one open: native `<details>` with a common name, which work without
 * JavaScript. Search results link to answers: browsers open a `<details>` when they navigate to its fragment; the
 * effect does so after client-side navigation. Source: GEN-8, FIND-1.
 */
export function Questions({ questions }: { questions: readonly Question[] }) {
  // Names apply to the whole document, which may still contain the previous page.
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
