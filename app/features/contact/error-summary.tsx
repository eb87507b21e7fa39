import type { MouseEvent, Ref } from "react";
import { Icon } from "../../ui/icon.tsx";
import { CONTACT_FORM } from "../../content/interface/contact-form.ts";
import { CONTACT_FIELDS, type ContactField } from "../../../shared/contact/fields.ts";
import { attentionHeading } from "../../content/interface/contact-messages.ts";
import { fill } from "../../lib/text/fill.ts";
import type { FieldErrors } from "../../../shared/contact/schema.ts";

interface ErrorSummaryProps {
  ref: Ref<HTMLDivElement>;
  /** Errors at the last attempt to send. */
  found: FieldErrors;
  /** Current errors. */
  errors: FieldErrors;
  labelOf: (field: ContactField) => string;
  idOf: (field: ContactField) => string;
}

/**
 * Error summary with a link to each invalid field. Receives focus. Corrected fields stay listed, so that the layout does
 * not shift while the visitor types. Source: WCAG 3.3.1, 2.4.3.
 */
export function ErrorSummary({ ref, found, errors, labelOf, idOf }: ErrorSummaryProps) {
  const listed = CONTACT_FIELDS.filter((field) => found[field]);
  const left = listed.filter((field) => errors[field]).length;
  return (
    <div
      ref={ref}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer to a post without JavaScript: the page starts here.
      autoFocus
      role="group"
      aria-labelledby="contact-summary"
      className="field-errors"
    >
      <h3 id="contact-summary" className="flex items-start gap-2.5 leading-[1.4] font-600 text-failure">
        <Icon name="warning" />
        <span>{attentionHeading(left)}</span>
      </h3>
      <ul className="mt-1">
        {listed.map((field) => (
          <li key={field}>
            {errors[field] ? (
              <a href={`#${idOf(field)}`} onClick={goToField}>
                {`${labelOf(field)}: ${lowerFirst(errors[field])}`}
              </a>
            ) : (
              <span className="text-muted">{fill(CONTACT_FORM.mended, { label: labelOf(field) })}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Focuses a field with its label in view, without changing the URL. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}

const lowerFirst = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, "");
