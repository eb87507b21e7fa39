import { CONTACT_FORM } from "../../content/interface/contact-form.ts";
import { CopyButton } from "../../ui/toasts/copy-button.tsx";

/** Id of the reference, which describes the focused line after a post without JavaScript. */
export const REFERENCE_ID = "contact-reference";

/**
 * Confirmation after sending: reference, what happens next, and by when. Source: OPS-1;
 * design-system.service.gov.uk/patterns/confirmation-pages.
 */
export function SentNote({ reference, email }: { reference: string; email: string }) {
  const { heading, reply, otherwise, quote } = CONTACT_FORM.next;
  return (
    <div className="sent-note">
      <div className="flex flex-wrap items-end gap-x-5">
        <p id={REFERENCE_ID} className="text-small text-muted">
          {CONTACT_FORM.reference} <strong className="block text-text">{reference}</strong>
        </p>
        <CopyButton value={reference} label={CONTACT_FORM.referenceName} />
      </div>
      <p className="mt-3 font-600">{heading}</p>
      <p className="mt-1 max-w-[34em]">
        {reply} {otherwise}{" "}
        <a href={`mailto:${email}`} className="text-link">
          {email}
        </a>{" "}
        {quote}
      </p>
    </div>
  );
}
