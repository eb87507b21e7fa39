import type { MisstatementPage, Verdict } from "../../../content/types/misstatement-page.types.ts";
import { Button } from "../../../ui/button.tsx";
import type { GivenAnswer } from "./read-answer.server.ts";

interface AnswerFormProps {
  words: MisstatementPage["answer"];
  /** The page's path. */
  path: string;
  given: GivenAnswer;
}

/** The anchor of the group. */
export const ANSWER_ID = "your-answer";
const HEADING_ID = "your-answer-heading";
const VERDICT_ID = "your-answer-verdict";

/**
 * The visitor's answer and whether it is right. Sent by GET, so no script is needed: the anchor of the address gives the
 * group focus, and its verdict is read out. Source: TOOL-3, WCAG 3.3.1.
 */
export const AnswerForm = ({ words, path, given: { account, error, verdict } }: AnswerFormProps) => (
  <div id={ANSWER_ID} tabIndex={-1} role="group" aria-labelledby={HEADING_ID} aria-describedby={verdict && VERDICT_ID}>
    <h2 id={HEADING_ID} className="heading tool-heading">
      {words.heading}
    </h2>
    {verdict && (
      <p
        id={VERDICT_ID}
        className={`mb-4 ${verdict === "right" ? "font-600 color-link" : "text-label font-600 text-failure"}`}
      >
        {words.verdicts[verdict]}
      </p>
    )}
    <form method="get" action={`${path}#${ANSWER_ID}`} aria-label={words.heading} className="tool-form print:hidden">
      <div className="field tool-field">
        <label htmlFor="answer-account">{words.account}</label>
        <input
          id="answer-account"
          type="text"
          name="account"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={account}
          {...judged(verdict, "amount")}
        />
      </div>
      <div className="field tool-field">
        <label htmlFor="answer-error">{words.error}</label>
        <input
          id="answer-error"
          type="text"
          name="error"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={error}
          {...judged(verdict, "account")}
        />
      </div>
      <div className="col-span-full grid md:flex">
        <Button type="submit">{words.submit}</Button>
      </div>
    </form>
  </div>
);

/**
 * Ties a field to the verdict.
 * @param otherIsRight the verdict in which only the other field is right
 */
const judged = (verdict: Verdict | undefined, otherIsRight: Verdict) => ({
  "aria-invalid": verdict === "wrong" || verdict === otherIsRight || undefined,
  "aria-describedby": verdict && VERDICT_ID,
});
