import { type ReactNode, use } from "react";
import { Input, InputContext, type InputProps } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { TextArea, TextAreaContext, type TextAreaProps } from "react-aria-components/TextArea";
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from "react-aria-components/TextField";
import type { FieldMark } from "../../content/interface/contact-form.ts";
import { FieldError, LabelSuffix, WantedMark } from "./field-parts.tsx";

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
  /** What the label ends with. Only "required" is told to screen readers. */
  mark: FieldMark;
  /** Help text under the input, used as its description. */
  hint?: string;
  /** Whether the field is a textarea. */
  isLong: boolean;
  /** Whether it has a row of its own. */
  isWide: boolean;
  placeholder?: string;
  error?: string;
}

/** A text field with label and error message. The markup is the same before and after hydration. */
export function TextField({ id, label, mark, isLong, isWide, placeholder, hint, error, ...field }: TextFieldProps) {
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const describedBy = [error !== undefined && errorId, hint !== undefined && hintId].filter(Boolean).join(" ");
  return (
    <AriaTextField
      {...field}
      id={id}
      isRequired={mark === "required"}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className="field"
      data-wide={isWide || undefined}
    >
      <Label>
        {`${label} `}
        <LabelSuffix mark={mark} />
      </Label>
      <SteadyInput describedBy={describedBy || undefined}>
        {isLong ? <TextArea rows={4} placeholder={placeholder} /> : <Input placeholder={placeholder} />}
      </SteadyInput>
      {hint !== undefined && (
        <p id={hintId} className="text-label text-muted">
          {mark === "wanted" && <WantedMark />} {hint}
        </p>
      )}
      <FieldError id={errorId} error={error} />
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
