import { type FormEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { loadToasts, showToast } from "../layout/toasts/toast-queue.ts";
import type { ContactActionData } from "./contact-action.ts";
import { type ContactEntries, type ContactField, entriesIn, errorsIn, formEntries } from "./contact-fields.ts";
import { failedMessage, SENT_MESSAGE } from "../content/interface/contact-messages.ts";
import type { ContactService, FieldErrors } from "./contact-schema.ts";
import { humanPace } from "./human-pace.ts";
import { useReleasedMouse } from "../lib/hooks/use-released-mouse.ts";
import { useKeptEntries } from "./use-kept-entries.ts";
import { type SubmitResult, submitContact } from "./submit-contact.ts";

interface Options {
  /** The service that is chosen until the visitor chooses another. */
  service: ContactService;
  /** The firm's address, for when sending fails. */
  email: string;
  /** The answer to a post without JavaScript. */
  posted?: ContactActionData;
}

/**
 * The contact form's state: what is typed, what is wrong with it, and how sending goes. Validates on submit, from then
 * on while typing and on leaving a field. Source: FORM-1…3, TOAST-1, TOAST-2.
 */
export function useContactForm({ service, email, posted }: Options) {
  const page = useLocation().pathname;
  const empty: ContactEntries = { service, name: "", email: "", phone: "", company: "", message: "" };
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const startedAt = useRef(0);
  const isBusy = useRef(false);
  const [entries, setEntries] = useState<ContactEntries>({ ...empty, ...entriesIn(posted?.entries ?? {}) });
  const [result, setResult] = useState<SubmitResult | undefined>(posted?.result);
  const [errors, setErrors] = useState<FieldErrors>(posted?.result.kind === "invalid" ? posted.result.errors : {});
  const [isSending, setIsSending] = useState(false);
  const [tries, setTries] = useState(0);
  const { isReleased, onMouseDownCapture } = useReleasedMouse();
  const kept = useKeptEntries({ page, form, empty, posted, restore: setEntries });

  useLayoutEffect(() => {
    startedAt.current = performance.now();
  }, []);

  /** Shows anew what is wrong with one field. */
  function check(field: ContactField, now: ContactEntries) {
    const error = errorsIn(now)[field];
    setErrors(({ [field]: _old, ...others }) => (error ? { ...others, [field]: error } : others));
  }

  function change(field: ContactField, value: string) {
    // Some programs that fill in forms tell only the fields, and not React.
    const next = { ...entries, ...entriesIn(formEntries(form.current!)), [field]: value };
    setEntries(next);
    kept.remember(next);
    // So that it is there to say so if the connection fails.
    void loadToasts();
    if (result?.kind === "sent") setResult(undefined);
    if (errors[field]) check(field, next);
  }

  async function leave(field: ContactField) {
    // An error takes room: shown at once, it would push the button away from under the press that left the field.
    await isReleased();
    if (result?.kind === "invalid") check(field, entries);
  }

  function refuse(problems: FieldErrors) {
    flushSync(() => {
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
    setResult(undefined);
    const form_age_ms = String(await humanPace(startedAt.current));
    const answer = await submitContact({ ...body, form_age_ms });
    isBusy.current = false;
    setTries((count) => count + 1);
    setIsSending(false);
    if (answer.kind === "sent") {
      kept.forget();
      setEntries(empty);
      void showToast({ ...SENT_MESSAGE, tone: "success", kind: "contact" });
    } else {
      void showToast({ ...failedMessage(email), tone: "failure", kind: "contact" });
    }
    if (answer.kind === "invalid") refuse(answer.errors);
    else setResult(answer);
  }

  return { form, summary, entries, errors, result, tries, isSending, change, leave, send, onMouseDownCapture };
}
