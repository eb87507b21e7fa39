import type { PromptPaymentField, PromptPaymentPage } from "../../content/types/prompt-payment-page.types.ts";
import { Link } from "../../ui/link.tsx";
import { Button } from "../../ui/button.tsx";
import { RequiredMark, RequiredNote } from "../../ui/required-mark.tsx";
import type { PromptPaymentEntries } from "./prompt-payment-answer.types.ts";
import { ToolErrors } from "./tool-errors.tsx";

interface PromptPaymentFormProps extends PromptPaymentEntries {
  page: PromptPaymentPage;
  /** The calculator's path, with the anchor of its result. With a kind of invoice alone, the form is empty. */
  action: string;
  path: string;
}

const idOf = (field: PromptPaymentField) => `invoice-${field}`;

/** Always required. Which dates are, depends on what was bought. */
const REQUIRED: ReadonlySet<PromptPaymentField> = new Set(["kind", "amount"]);

const DATES: readonly PromptPaymentField[] = ["received", "dated", "delivered", "accepted"];

/** The calculator's form. It is sent by GET, so the address holds its values and no script is needed. */
export function PromptPaymentForm({ page, action, path, values, errors }: PromptPaymentFormProps) {
  const { required, fields, kinds, name, submit, note, clear } = page.form;
  const listed = (Object.keys(fields) as PromptPaymentField[]).filter((field) => errors[field]);
  const textOf = (field: PromptPaymentField) => page.errors.byKind[errors[field]!]!;
  const field = (name: PromptPaymentField, type: "text" | "date" = "text") => (
    <Field
      name={name}
      type={type}
      label={fields[name].label}
      hint={fields[name].hint}
      value={values[name]}
      error={errors[name] && textOf(name)}
    />
  );
  return (
    <form method="get" action={action} aria-label={name} className="tool-form" noValidate>
      {listed.length > 0 && (
        <ToolErrors
          heading={page.errors.heading}
          errors={listed.map((name) => ({ id: idOf(name), text: `${fields[name].label}: ${textOf(name)}` }))}
        />
      )}
      <RequiredNote words={required} className="col-span-full text-label text-muted" />
      <div className="field tool-field col-span-full">
        <label htmlFor={idOf("kind")}>
          {fields.kind.label} <RequiredMark />
        </label>
        <select id={idOf("kind")} name="kind" defaultValue={values.kind} aria-required>
          {Object.entries(kinds).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {field("amount")}
      {field("paid", "date")}
      {DATES.map((name) => (
        <div key={name} className="contents">
          {field(name, "date")}
        </div>
      ))}
      {field("discount")}
      {field("within")}
      <div className="col-span-full">{field("rate")}</div>
      <div className="col-span-full grid md:block">
        <Button type="submit">{submit}</Button>
      </div>
      <p className="col-span-full text-label text-muted">
        {note}{" "}
        <Link to={`${path}?kind=net-30`} reloadDocument className="text-link">
          {clear}
        </Link>
      </p>
    </form>
  );
}

interface FieldProps {
  name: PromptPaymentField;
  type: "text" | "date";
  label: string;
  hint: string | undefined;
  value: string | undefined;
  error: string | undefined;
}

function Field({ name, type, label, hint, value, error }: FieldProps) {
  const id = idOf(name);
  const isRequired = REQUIRED.has(name);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className="field tool-field">
      <label htmlFor={id}>
        {label} {isRequired && <RequiredMark />}
      </label>
      <input
        id={id}
        name={name}
        // A date field would drop a date that it cannot read.
        type={error && value ? "text" : type}
        {...(type === "text" && { inputMode: "decimal" as const })}
        autoComplete="off"
        defaultValue={value}
        aria-required={isRequired || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {hint && (
        <p id={`${id}-hint`} className="text-label text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-label font-600 text-failure">
          {error}
        </p>
      )}
    </div>
  );
}
