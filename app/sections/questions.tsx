import type { Question } from "../content/types.ts";

/** Questions with their answers behind them, the first one open. Native disclosure: works before, and without, JavaScript. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="fold">
      {questions.map(({ question, answer }, index) => (
        <details key={question} className="fold-item" open={index === 0}>
          <summary className="fold-head">
            <h3 className="font-serif text-[clamp(1.25rem,1.18rem+.35vw,1.5rem)] leading-[1.3]">{question}</h3>
            <span className="fold-sign" aria-hidden="true" />
          </summary>
          <p className="prose pb-7.5 pr-12 text-muted">{answer}</p>
        </details>
      ))}
    </div>
  );
}
