import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import { CONTACT_FORM } from "../../content/interface/contact-form.ts";
import { loadedRegion } from "../../ui/toasts/toast-queue.ts";
import { causeOf, failedMessage, retryAdvice } from "../../content/interface/contact-messages.ts";
import type { SubmitResult } from "./submit-contact.ts";

interface FormStatusProps {
  result: SubmitResult | undefined;
  isSending: boolean;
  email: string;
  /** Whether the result came with the page, which then focuses it. */
  isPosted: boolean;
  /** Whether the form is empty because the worker could not read the post. */
  isUnread: boolean;
  /** The error of the field that was left last, with its label. */
  fieldError: string | undefined;
}

/**
 * Failure to send, above the button and in view until the next attempt. The toast says the same and disappears. A
 * success takes the form's place (confirmation.tsx). Source: TOAST-2.
 */
export function FormStatus({ result, isSending, email, isPosted, isUnread, fieldError }: FormStatusProps) {
  const outcome = useRef<HTMLDivElement>(null);
  const isNew = !isPosted && result?.kind === "failed";
  useLayoutEffect(() => {
    if (isNew) outcome.current?.scrollIntoView({ block: "nearest" });
  }, [isNew]);

  const focus = isPosted ? { tabIndex: -1, autoFocus: true } : {};
  const kept = isUnread ? CONTACT_FORM.typedIsBack : CONTACT_FORM.typedIsKept;
  return (
    <>
      <LiveRegion text={isSending ? CONTACT_FORM.sending : fieldError} late={isPosted ? "" : heard(result, email)} />
      {result?.kind === "failed" && (
        // Is scrolled into view together with the button below it.
        <div ref={outcome} className="scroll-mb-24">
          <div {...focus} data-result="failed" data-status={result.status} className="field-errors">
            <p className="flex items-center gap-2.5 leading-[1.4] font-600 text-failure">
              <Icon name="warning" />
              {failedMessage(email).title}
            </p>
            <p className="mt-1.5">
              <span>{adviceOf(result)}</span> <a href={`mailto:${email}`}>{email}</a>.
            </p>
            <p className="mt-1 text-small text-muted">{`${causeOf(result.status)} ${kept}`}</p>
          </div>
        </div>
      )}
    </>
  );
}

type Failure = Extract<SubmitResult, { kind: "failed" }>;

const adviceOf = ({ advice, retryAfterSeconds }: Failure): string =>
  [advice, retryAdvice(retryAfterSeconds)].filter(Boolean).join(" ");

/** What a screen reader hears of a failure: what the toast does not say, or all of it if there is no toast. */
function heard(result: SubmitResult | undefined, email: string): string {
  if (result?.kind !== "failed") return "";
  const { title, description } = failedMessage(email);
  const toast = loadedRegion() === undefined ? `${title}. ${description}` : "";
  const isMore = result.advice !== undefined || result.retryAfterSeconds !== undefined;
  const advice = isMore ? `${adviceOf(result)} ${email}.` : "";
  return [toast, advice, causeOf(result.status), CONTACT_FORM.typedIsKept].filter(Boolean).join(" ");
}

/** Live region. `late` is announced after the toast, which is assertive and would interrupt it. */
function LiveRegion({ text, late }: { text: string | undefined; late: string }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(late !== ""), AFTER_TOAST_MS);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [late]);
  return (
    <span role="status" className="visually-hidden">
      {text ?? (isDue ? late : "")}
    </span>
  );
}

const AFTER_TOAST_MS = 500;
