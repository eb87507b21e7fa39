import { type FormEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { loadToasts, showToast } from "../../ui/toasts/toast-queue.ts";
import type { ContactActionData } from "./contact-action.ts";
import {
  type ContactEntries,
  type ContactField,
  emptyEntries,
  entriesIn,
  errorsIn,
  formEntries,
} from "../../../shared/contact/fields.ts";
import { failedMessage, SENT_MESSAGE } from "../../content/interface/contact-messages.ts";
import type { FieldErrors } from "../../../shared/contact/schema.ts";
import { waitForFormAge } from "./form-age.ts";
import { useReleasedMouse } from "./use-released-mouse.ts";
import { useStoredEntries } from "./use-stored-entries.ts";
import { type SubmitResult, submitContact } from "./submit-contact.ts";

interface Options {
  /** The need that the address names, initially selected. */
  about: string;
  /** The firm's email address, shown if sending fails. */
  email: string;
  /** Result of a post without JavaScript. */
  posted?: ContactActionData;
}

/**
 * State of the contact form: entries, errors and sending. Validates on submit, and afterwards on input and blur.
 * Source: FORM-1…3, TOAST-1, TOAST-2.
 */
export function useContactForm({ about, email, posted }: Options) {
  const page = useLocation().pathname;
  const empty = emptyEntries(about);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const startedAt = useRef(0);
  const isBusy = useRef(false);
  const edited = useRef<ContactField>(undefined);
  const [entries, setEntries] = useState<ContactEntries>({
    ...empty,
    ...(posted?.result.kind !== "sent" && entriesIn(posted?.entries ?? {})),
  });
  // What the confirmation repeats.
  const [sent, setSent] = useState<Partial<ContactEntries>>(entriesIn(posted?.entries ?? {}));
  const [result, setResult] = useState<SubmitResult | undefined>(posted?.result);
  const [errors, setErrors] = useState<FieldErrors>(posted?.result.kind === "invalid" ? posted.result.errors : {});
  const [left, setLeft] = useState<ContactField>();
  const [isSending, setIsSending] = useState(false);
  const [tries, setTries] = useState(0);
  const { isReleased, onMouseDownCapture } = useReleasedMouse();
  const kept = useStoredEntries({ page, form, empty, posted, restore: setEntries });

  useLayoutEffect(() => {
    startedAt.current = performance.now();
  }, []);

  /** Updates the error of one field. */
  function check(field: ContactField, now: ContactEntries) {
    const error = errorsIn(now)[field];
    setErrors(({ [field]: _old, ...others }) => (error ? { ...others, [field]: error } : others));
  }

  function change(field: ContactField, value: string) {
    // Some autofill programs change fields without events that React sees.
    setLeft(undefined);
    edited.current = field;
    const next = { ...entries, ...entriesIn(formEntries(form.current!)), [field]: value };
    setEntries(next);
    kept.remember(next);
    // Load the toast code now, so that it is available if the connection fails.
    void loadToasts();
    if (errors[field]) check(field, next);
  }

  async function leave(field: ContactField) {
    // Wait for the mouse: an error message shifts the layout, and the button that is being clicked would move away.
    await isReleased();
    if (result?.kind !== "invalid") return;
    check(field, entries);
    // The error of an unchanged field was announced with the field, as its description.
    if (edited.current === field) setLeft(field);
  }

  function refuse(problems: FieldErrors) {
    flushSync(() => {
      setLeft(undefined);
      setResult({ kind: "invalid", errors: problems });
      setErrors(problems);
    });
    summary.current?.focus();
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    const body = formEntries(event.currentTarget);
    const problems = errorsIn(body);
    if (Object.keys(problems).length > 0) return refuse(problems);

    isBusy.current = true;
    setIsSending(true);
    setErrors({});
    setLeft(undefined);
    setResult(undefined);
    const form_age_ms = String(await waitForFormAge(startedAt.current));
    const answer = await submitContact({ ...body, form_age_ms });
    isBusy.current = false;
    setTries((count) => count + 1);
    setIsSending(false);
    if (answer.kind === "sent") {
      kept.forget();
      setEntries(empty);
      setSent(entriesIn(body));
      void showToast({ ...SENT_MESSAGE, tone: "success", kind: "contact", isSilent: true });
    } else {
      void showToast({ ...failedMessage(email), tone: "failure", kind: "contact" });
    }
    if (answer.kind === "invalid") refuse(answer.errors);
    else setResult(answer);
  }

  /** Brings the empty form back, with the first field in focus. */
  function startAgain() {
    flushSync(() => setResult(undefined));
    startedAt.current = performance.now();
    form.current?.querySelector<HTMLElement>(".field :is(input, select)")?.focus();
  }

  return {
    page,
    form,
    summary,
    entries,
    sent,
    errors,
    result,
    left,
    tries,
    isSending,
    adopt: kept.adopt,
    change,
    leave,
    send,
    startAgain,
    onMouseDownCapture,
  };
}
