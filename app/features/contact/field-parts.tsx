import { CONTACT_FORM, type FieldMark } from "../../content/interface/contact-form.ts";
import { Icon } from "../../ui/icon.tsx";
import { RequiredMark } from "../../ui/required-mark.tsx";

/** Suffix of a field's label: an asterisk, two that a hint explains, or "(optional)". Source: FORM-1, FORM-2. */
export function LabelSuffix({ mark }: { mark: FieldMark }) {
  if (mark === "required") return <RequiredMark />;
  if (mark === "wanted") return <WantedMark />;
  return <small className="text-small font-400 text-muted">{CONTACT_FORM.optional}</small>;
}

/** The second mark, before the hint too, which is what screen readers get. */
export const WantedMark = () => (
  <span aria-hidden="true" className="text-ink-700">
    {CONTACT_FORM.wanted}
  </span>
);

/** Error message under a field. Renders nothing without an error. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p id={id} className="flex items-start gap-2 text-small leading-[1.45] font-600 text-failure">
      <Icon name="warning" className="mt-px" />
      <span>{error}</span>
    </p>
  );
}
