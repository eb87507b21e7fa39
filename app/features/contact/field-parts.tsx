import { CONTACT_FORM } from "../../content/interface/contact-form.ts";
import { Icon } from "../../ui/icon.tsx";
import { RequiredMark } from "../../ui/required-mark.tsx";

/** Suffix of a field's label: an asterisk or "(optional)". */
export function LabelSuffix({ isMarked }: { isMarked: boolean }) {
  return isMarked ? (
    <RequiredMark />
  ) : (
    <small className="text-small font-400 text-muted">{CONTACT_FORM.optional}</small>
  );
}

/** Error message under a field. Renders nothing without an error. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p id={id} className="flex items-start gap-2 text-small leading-[1.45] font-600 text-failure">
      <Icon name="warning" className="mt-px" />
      {error}
    </p>
  );
}
