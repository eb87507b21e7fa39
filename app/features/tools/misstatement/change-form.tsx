import type { MisstatementField, MisstatementPage } from "../../../content/types/misstatement-page.types.ts";
import { Button } from "../../../ui/button.tsx";
import { RequiredMark, RequiredNote } from "../../../ui/required-mark.tsx";
import { ToolErrors } from "../tool-errors.tsx";
import type { LineGroup, MisstatementEntries } from "./misstatement.types.ts";
import { Link } from "../../../ui/link.tsx";

interface ChangeFormProps extends MisstatementEntries {
  words: MisstatementPage["change"];
  /** The page's path, with the anchor of the result. */
  action: string;
  path: string;
  lines: readonly LineGroup[];
  /** A line that was sent and does not exist. */
  unknownLine: LineGroup["options"][number] | undefined;
}

const FIELDS: readonly MisstatementField[] = ["line", "amount"];
const idOf = (field: MisstatementField) => `change-${field}`;

/** A posted line and its new amount. Sent by GET, so the address holds both and no script is needed. */
export function ChangeForm({ words, action, path, lines, unknownLine, values, errors }: ChangeFormProps) {
  const { form } = words;
  const errorOf = (field: MisstatementField) => errors[field] && words.errors.byKind[errors[field]]!;
  const wrong = FIELDS.filter((field) => errors[field]);
  const labels = { line: form.line, amount: form.amount };
  const described = (field: MisstatementField) => ({
    "aria-required": true,
    "aria-invalid": errors[field] ? true : undefined,
    "aria-describedby": errors[field] ? `${idOf(field)}-hint ${idOf(field)}-error` : `${idOf(field)}-hint`,
  });
  return (
    <form method="get" action={action} aria-label={form.name} className="tool-form" noValidate>
      {wrong.length > 0 && (
        <ToolErrors
          heading={words.errors.heading}
          errors={wrong.map((field) => ({ id: idOf(field), text: `${labels[field]}: ${errorOf(field)}` }))}
        />
      )}
      <RequiredNote words={form.required} className="col-span-full text-label text-muted" />
      <div className="field tool-field col-span-full">
        <label htmlFor={idOf("line")}>
          {form.line} <RequiredMark />
        </label>
        <select id={idOf("line")} name="line" defaultValue={values.line ?? ""} {...described("line")}>
          <option value="">{form.choose}</option>
          {unknownLine && <option value={unknownLine.id}>{unknownLine.text}</option>}
          {lines.map(({ account, options }) => (
            <optgroup key={account} label={account}>
              {options.map(({ id, text }) => (
                <option key={id} value={id}>
                  {text}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <Notes field="line" hint={form.lineHint} error={errorOf("line")} />
      </div>
      <div className="field tool-field col-span-full">
        <label htmlFor={idOf("amount")}>
          {form.amount} <RequiredMark />
        </label>
        <input
          id={idOf("amount")}
          name="amount"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={values.amount}
          {...described("amount")}
        />
        <Notes field="amount" hint={form.amountHint} error={errorOf("amount")} />
      </div>
      <div className="col-span-full grid md:flex">
        <Button type="submit" variant="ruled">
          {form.submit}
        </Button>
      </div>
      <p className="col-span-full text-label text-muted">
        {form.note}{" "}
        <Link to={path} reloadDocument className="text-link">
          {form.clear}
        </Link>
      </p>
    </form>
  );
}

/** The hint of a field, and its error. */
const Notes = ({ field, hint, error }: { field: MisstatementField; hint: string; error: string | undefined }) => (
  <>
    <p id={`${idOf(field)}-hint`} className="text-label text-muted">
      {hint}
    </p>
    {error && (
      <p id={`${idOf(field)}-error`} className="text-label font-600 text-failure">
        {error}
      </p>
    )}
  </>
);
