import type { MisstatementPage } from "../../../content/types/misstatement-page.types.ts";
import { Button } from "../../../ui/button.tsx";
import type { GivenAnswer } from "./read-answer.server.ts";

interface AnswerFormProps {
  id: string;
  words: MisstatementPage["answer"];
  /** The page's path. */
  path: string;
  given: GivenAnswer;
}

/** The visitor's answer and whether it is right. Sent by GET, so no script is needed. Source: TOOL-3. */
export const AnswerForm = ({ id, words, path, given: { account, error, verdict } }: AnswerFormProps) => (
  <div id={id} className="mb-8" tabIndex={-1}>
    <h2 className="heading tool-heading">{words.heading}</h2>
    {verdict && (
      <p className={`mb-4 ${verdict === "right" ? "font-600 color-link" : "text-label font-600 text-failure"}`}>
        {words.verdicts[verdict]}
      </p>
    )}
    <form method="get" action={`${path}#${id}`} aria-label={words.heading} className="tool-form print:hidden">
      <div className="field tool-field">
        <label htmlFor="answer-account">{words.account}</label>
        <input
          id="answer-account"
          type="text"
          name="account"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={account}
        />
      </div>
      <div className="field tool-field">
        <label htmlFor="answer-error">{words.error}</label>
        <input id="answer-error" type="text" name="error" inputMode="decimal" autoComplete="off" defaultValue={error} />
      </div>
      <div className="col-span-full grid">
        <Button type="submit" variant="ruled">
          {words.submit}
        </Button>
      </div>
    </form>
  </div>
);
