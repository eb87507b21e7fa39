import { useEffect, useState } from "react";
import { Icon } from "../components/icon.tsx";
import { CONTACT_FORM } from "../content/interface/contact-form.ts";
import { loadedRegion } from "../layout/toasts/toast-queue.ts";
import { causeOf, failedMessage, retryAdvice, SENT_MESSAGE } from "../content/interface/contact-messages.ts";
import { REFERENCE_ID, SentNote } from "./sent-note.tsx";
import type { SubmitResult } from "./submit-contact.ts";

interface FormStatusProps {
  result: SubmitResult | undefined;
  isSending: boolean;
  email: string;
  /** Whether the answer came with the page, so that the page's focus goes to it. */
  isPosted: boolean;
  /** Whether the form holds nothing because the worker could not read what was posted. */
  isUnread: boolean;
}

/** How sending went, in its place until the next try: the toast says the same and leaves. Source: TOAST-1, TOAST-2. */
export function FormStatus({ result, isSending, email, isPosted, isUnread }: FormStatusProps) {
  const focus = isPosted ? { tabIndex: -1, autoFocus: true } : {};
  const reference = result?.kind === "sent" ? result.reference : undefined;
  return (
    <>
      <Spoken result={result} isSending={isSending} email={email} isPosted={isPosted} />
      {result?.kind === "sent" && (
        <p
          {...focus}
          aria-describedby={isPosted && reference ? REFERENCE_ID : undefined}
          data-result="sent"
          className="flex min-w-56 flex-1 gap-2.5 font-600 text-success"
        >
          <Icon name="check" className="mt-0.5" />
          <span>
            {SENT_MESSAGE.title}. {SENT_MESSAGE.description}
          </span>
        </p>
      )}
      {reference && <SentNote reference={reference} email={email} />}
      {result?.kind === "failed" && (
        <div {...focus} data-result="failed" data-status={result.status} className="summary basis-full">
          <p className="flex items-center gap-2.5 leading-[1.4] font-600 text-failure">
            <Icon name="warning" />
            {failedMessage(email).title}
          </p>
          <p className="mt-1.5">
            {result.advice && `${result.advice} `}
            {retryAdvice(result.retryAfterSeconds)} <a href={`mailto:${email}`}>{email}</a>.
          </p>
          <p className="mt-1 text-small text-muted">
            {causeOf(result.status)} {isUnread ? CONTACT_FORM.typedIsBack : CONTACT_FORM.typedIsKept}
          </p>
        </div>
      )}
    </>
  );
}

/**
 * For screen readers: that it is being sent, then the result, of which it leaves out what focus or a toast comes to say. A
 * toast says that it was sent, but not the reference.
 */
function Spoken({ result, isSending, email, isPosted }: Omit<FormStatusProps, "isUnread">) {
  const message = result?.kind === "sent" ? SENT_MESSAGE : result?.kind === "failed" ? failedMessage(email) : undefined;
  const reference = useLate(result?.kind === "sent" ? result.reference : undefined);
  const number = reference ? `${CONTACT_FORM.reference}: ${reference}.` : "";
  const said = message && loadedRegion() === undefined ? `${message.title}. ${message.description} ` : "";
  return (
    <span role="status" className="visually-hidden">
      {isSending ? CONTACT_FORM.sending : isPosted ? "" : (said + number).trim()}
    </span>
  );
}

/** Time after which the reference is said. A toast is assertive, and would cut off what was said just before it. */
const AFTER_TOAST_MS = 500;

/** A value, a little after it has come; it goes at once. */
function useLate(value: string | undefined): string | undefined {
  const [late, setLate] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), AFTER_TOAST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return value && late;
}
