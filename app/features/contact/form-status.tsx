import { useEffect, useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import { CONTACT_FORM } from "../../content/interface/contact-form.ts";
import { loadedRegion } from "../../ui/toasts/toast-queue.ts";
import { causeOf, failedMessage, retryAdvice, SENT_MESSAGE } from "../../content/interface/contact-messages.ts";
import { REFERENCE_ID, SentNote } from "./sent-note.tsx";
import type { SubmitResult } from "./submit-contact.ts";

interface FormStatusProps {
  result: SubmitResult | undefined;
  isSending: boolean;
  email: string;
  /** Whether the result came with the page, which then focuses it. */
  isPosted: boolean;
  /** Whether the form is empty because the worker could not read the post. */
  isUnread: boolean;
}

/** Result of sending, shown until the next attempt. The toast shows the same and disappears. Source: TOAST-1, TOAST-2. */
export function FormStatus({ result, isSending, email, isPosted, isUnread }: FormStatusProps) {
  const focus = isPosted ? { tabIndex: -1, autoFocus: true } : {};
  const reference = result?.kind === "sent" ? result.reference : undefined;
  return (
    <>
      <LiveRegion result={result} isSending={isSending} email={email} isPosted={isPosted} />
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
 * Live region: announces sending and the result, except what focus or the toast announces. The toast announces success
 * but not the reference.
 */
function LiveRegion({ result, isSending, email, isPosted }: Omit<FormStatusProps, "isUnread">) {
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

/** Delay before the reference is announced. The toast is assertive and would interrupt it. */
const AFTER_TOAST_MS = 500;

/** Returns a value with a delay after it appears, and removes it without delay. */
function useLate(value: string | undefined): string | undefined {
  const [late, setLate] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), AFTER_TOAST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return value && late;
}
