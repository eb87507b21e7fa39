import { CONTACT_FORM } from "../../content/interface/contact-form.ts";
import type { NeedGroup } from "../../content/types/contact.types.ts";
import type { ContactField } from "../../../shared/contact/fields.ts";
import { SelectField } from "./select-field.tsx";
import { TextField } from "./text-field.tsx";

export interface FormFieldProps {
  name: ContactField;
  id: string;
  /** Label of the message, which differs per page. */
  label: string;
  value: string;
  error: string | undefined;
  isReadOnly: boolean;
  onChange: (value: string) => void;
  onBlur: () => void;
  placeholder?: string;
  needs: readonly NeedGroup[];
}

/** One of the form's fields, as content/interface/contact-form.ts describes it. */
export function FormField({ needs, placeholder, onBlur, ...field }: FormFieldProps) {
  if (field.name === "about") return <SelectField {...field} none={CONTACT_FORM.anySubject} groups={needs} />;
  const { mark = "optional", hint, isLong = false, isWide = false, input } = CONTACT_FORM.fields[field.name];
  return (
    <TextField
      {...field}
      {...input}
      mark={mark}
      hint={hint}
      isLong={isLong}
      isWide={isWide}
      placeholder={isLong ? placeholder : undefined}
      onBlur={onBlur}
    />
  );
}
