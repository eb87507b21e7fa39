import { CONTACT_FORM } from "../content/interface/contact-form.ts";
import { Icon } from "./icon.tsx";

/** What stands behind a label: the asterisk, or that the field may stay empty. */
export function Mark({ isMarked }: { isMarked: boolean }) {
  return isMarked ? (
    <span aria-hidden="true" className="text-failure">
      *
    </span>
  ) : (
    <small className="text-small font-400 text-muted">{CONTACT_FORM.optional}</small>
  );
}

/** What is wrong with a field and what to do, under it. Nothing while all is well. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p id={id} className="flex items-start gap-2 text-small leading-[1.45] font-600 text-failure">
      <Icon name="warning" className="mt-px" />
      {error}
    </p>
  );
}
