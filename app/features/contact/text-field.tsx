import { type ReactNode, use } from "react";
import { Input, InputContext, type InputProps } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { TextArea, TextAreaContext, type TextAreaProps } from "react-aria-components/TextArea";
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from "react-aria-components/TextField";
import { FieldError, LabelSuffix } from "./field-parts.tsx";
import "./text-field.css";

type Kept =
  | "name"
  | "type"
  | "inputMode"
  | "autoComplete"
  | "spellCheck"
  | "value"
  | "onChange"
  | "onBlur"
  | "isReadOnly";

interface TextFieldProps extends Pick<AriaTextFieldProps, Kept> {
  /** Id of the input. The error summary links to it. */
  id: string;
  label: string;
  /** Whether the label has an asterisk instead of "(optional)". */
  isMarked?: boolean;
  /** Whether the field has `aria-required`. Default: `isMarked`. */
  isRequired?: boolean;
  /** Help text under the input, used as its description. */
  hint?: string;
  /** Whether the field is a textarea. */
  isLong?: boolean;
  placeholder?: string;
  error?: string;
}

/** A text field with label and error message. The markup is the same before and after hydration. */
export function TextField({
  id,
  label,
  isMarked = false,
  isRequired = isMarked,
  isLong = false,
  placeholder,
  hint,
  error,
  ...field
}: TextFieldProps) {
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const describedBy = [error !== undefined && errorId, hint !== undefined && hintId].filter(Boolean).join(" ");
  return (
    <AriaTextField
      {...field}
      id={id}
      isRequired={isRequired}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className="field"
    >
      <Label>
        {label} <LabelSuffix isMarked={isMarked} />
      </Label>
      <SteadyInput describedBy={describedBy || undefined}>
        {isLong ? (
          <TextArea rows={5} placeholder={placeholder} className="field-input" />
        ) : (
          <Input placeholder={placeholder} className="field-input" />
        )}
      </SteadyInput>
      <FieldError id={errorId} error={error} />
      {hint !== undefined && (
        <p id={hintId} className="text-small text-muted">
          {hint}
        </p>
      )}
    </AriaTextField>
  );
}

/**
 * Corrects React Aria's server markup, which visitors without JavaScript would keep: it points `aria-describedby` at ids
 * that do not exist and gives a textarea a `type`.
 */
function SteadyInput({ describedBy, children }: { describedBy: string | undefined; children: ReactNode }) {
  const input = { ...use(InputContext), "aria-describedby": describedBy } as InputProps;
  const { type: _type, ...area } = { ...use(TextAreaContext), "aria-describedby": describedBy } as InputProps;
  return (
    <InputContext value={input}>
      <TextAreaContext value={area as TextAreaProps}>{children}</TextAreaContext>
    </InputContext>
  );
}
