import type { MisstatementPage, Verdict } from "../../../content/types/misstatement-page.types.ts";
import { Button } from "../../../ui/button.tsx";
import { TOOL_ERRORS_ID, ToolErrors } from "../tool-errors.tsx";
import type { GivenAnswer } from "./read-answer.server.ts";

interface AnswerFormProps {
  words: MisstatementPage["answer"];
  /** The page's path. */
  path: string;
  given: GivenAnswer;
}

/** The anchor of the heading. */
export const ANSWER_ID = "your-answer";
const VERDICT_ID = "your-verdict";

/**
 * The visitor's answer and whether it is right. Sent by GET, so no script is needed. The anchor of the address gives a right
 * verdict the focus; without that anchor it goes to the panel with another one. Source: TOOL-3, WCAG 3.3.1.
 */
export const AnswerForm = ({ words, path, given: { account, error, verdict } }: AnswerFormProps) => (
  <div>
    <h2 id={ANSWER_ID} className="heading tool-heading">
      {words.heading}
    </h2>
    {verdict === "right" && (
      <p id={VERDICT_ID} tabIndex={-1} className="mb-4 font-600 color-link">
        {words.verdicts.right}
      </p>
    )}
    <form method="get" action={`${path}#${VERDICT_ID}`} aria-label={words.heading} className="tool-form print:hidden">
      {verdict && verdict !== "right" && <ToolErrors heading={words.verdicts[verdict]} />}
      <Field
        name="account"
        label={words.account}
        hint={words.accountHint}
        inputMode="numeric"
        value={account}
        isWrong={isWrong(verdict, "amount")}
      />
      <Field
        name="error"
        label={words.error}
        hint={words.errorHint}
        inputMode="decimal"
        value={error}
        isWrong={isWrong(verdict, "account")}
      />
      <div className="col-span-full grid md:flex">
        <Button type="submit">{words.submit}</Button>
      </div>
    </form>
  </div>
);

/**
 * Whether a verdict says so of a field.
 * @param otherIsRight the verdict in which only the other field is right
 */
const isWrong = (verdict: Verdict | undefined, otherIsRight: Verdict) =>
  verdict === "wrong" || verdict === "empty" || verdict === otherIsRight;

interface FieldProps {
  name: "account" | "error";
  label: string;
  hint: string;
  inputMode: "numeric" | "decimal";
  value: string;
  isWrong: boolean;
}

function Field({ name, label, hint, inputMode, value, isWrong }: FieldProps) {
  const id = `answer-${name}`;
  return (
    <div className="field tool-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        name={name}
        inputMode={inputMode}
        autoComplete="off"
        defaultValue={value}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-hint ${TOOL_ERRORS_ID}` : `${id}-hint`}
      />
      <p id={`${id}-hint`} className="text-label text-muted">
        {hint}
      </p>
    </div>
  );
}
