import { type FormEvent, lazy, Suspense, useRef, useState } from "react";
import { Form } from "react-router";
import { Button } from "../components/button.tsx";
import { loadToasts, showToast } from "../layout/toast-queue.ts";
import { useRootData } from "../root.tsx";
import type { ContactActionData } from "./contact-action.ts";
import type { ContactService } from "./contact-schema.ts";
import { type SubmitResult, submitContact } from "./submit-contact.ts";

const RobotCheck = lazy(() => import("./robot-check.tsx"));

export interface ContactFormProps {
  /** The gateway's value, or the choice between values. */
  service: ContactService | { value: ContactService; label: string }[];
  messageLabel: string;
  messagePlaceholder: string;
  email: string;
  /** The answer to a post without JavaScript. */
  posted?: ContactActionData;
}

/** The contact form, with and without JavaScript. Source: FORM-1…4, TOAST-1, TOAST-2. */
export function ContactForm({ service, messageLabel, messagePlaceholder, email, posted }: ContactFormProps) {
  const turnstileSiteKey = useRootData()?.turnstileSiteKey;
  const form = useRef<HTMLFormElement>(null);
  const [result, setResult] = useState<SubmitResult | undefined>(posted?.result);
  const [tries, setTries] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const errors = result?.kind === "invalid" ? result.errors : {};
  const entries = posted?.entries ?? {};

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    const entered = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const answer = await submitContact(entered);
    if (answer.kind === "sent") form.current?.reset();
    setResult(answer);
    setTries((count) => count + 1);
    setIsSending(false);
    if (answer.kind === "sent") {
      showToast({
        title: "Request sent",
        description: "Our team will contact you within 24 hours.",
        tone: "success",
        kind: "contact",
      });
    }
    if (answer.kind === "failed") {
      showToast({
        title: "Submission failed",
        description: `Please try again or email ${email}.`,
        tone: "failure",
        kind: "contact",
      });
    }
  }

  return (
    <Form
      method="post"
      reloadDocument
      preventScrollReset
      ref={form}
      onSubmit={send}
      onFocus={loadToasts}
      noValidate
      className="grid gap-6"
      aria-busy={isSending}
    >
      <p className="text-small text-muted">
        Fields marked <span className="text-failure">*</span> are required.
      </p>
      <input type="hidden" name="form_type" value="common" />
      {typeof service === "string" ? (
        <input type="hidden" name="service" value={service} />
      ) : (
        <label className="grid gap-2 font-600">
          Service
          <select
            name="service"
            defaultValue={entries["service"]}
            className="min-h-13 border border-field bg-paper-0 px-4 font-400"
          >
            {service.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      <Field name="name" label="Name" isMarked autoComplete="name" error={errors["name"]} entry={entries["name"]} />
      <Field
        name="email"
        label="Email"
        isMarked
        type="email"
        autoComplete="email"
        error={errors["email"]}
        entry={entries["email"]}
      />
      <Field
        name="phone"
        label="Phone"
        isMarked
        type="tel"
        autoComplete="tel"
        error={errors["phone"]}
        entry={entries["phone"]}
      />
      <Field
        name="company"
        label="Company"
        autoComplete="organization"
        error={errors["company"]}
        entry={entries["company"]}
      />
      <Field
        name="message"
        label={messageLabel}
        isMarked
        isLong
        placeholder={messagePlaceholder}
        error={errors["message"]}
        entry={entries["message"]}
      />
      {turnstileSiteKey && (
        <Suspense>
          <RobotCheck key={tries} siteKey={turnstileSiteKey} />
        </Suspense>
      )}
      <div className="flex flex-wrap items-center gap-6">
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? "Sending…" : "Send request"}
        </Button>
        {/* Not a live region: the toast has said it. */}
        <div>
          {result?.kind === "sent" && (
            <p>
              <strong>Request sent</strong> Our team will contact you within 24 hours.
            </p>
          )}
          {result?.kind === "failed" && (
            <p>
              <strong>Submission failed</strong> {result.advice} Please try again or email {email}.
            </p>
          )}
        </div>
      </div>
    </Form>
  );
}

interface FieldProps {
  name: string;
  label: string;
  isMarked?: boolean;
  isLong?: boolean;
  type?: string;
  autoComplete?: string;
  placeholder?: string;
  error?: string;
  entry?: string;
}

function Field({ name, label, isMarked, isLong, type = "text", autoComplete, placeholder, error, entry }: FieldProps) {
  const shared = {
    id: `contact-${name}`,
    name,
    autoComplete,
    placeholder,
    defaultValue: entry,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? `contact-${name}-error` : undefined,
    className: "min-h-13 w-full rounded border border-field bg-paper-0 px-4 py-3",
  };
  return (
    <div className="grid gap-2">
      <label htmlFor={shared.id} className="font-600">
        {label}{" "}
        {isMarked ? <span className="text-failure">*</span> : <small className="font-400 text-muted">(optional)</small>}
      </label>
      {isLong ? <textarea rows={5} {...shared} /> : <input type={type} {...shared} />}
      {error && (
        <p id={`contact-${name}-error`} className="text-small font-600 text-failure">
          {error}
        </p>
      )}
    </div>
  );
}
