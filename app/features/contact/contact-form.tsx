import { lazy, Suspense } from "react";
import { Form } from "react-aria-components/Form";
import { RadioGroup, type RadioOption } from "./radio-group.tsx";
import { TextField } from "./text-field.tsx";
import { CONTACT_FORM } from "../../content/interface/contact-form.ts";
import type { PageLink } from "../../content/types/page-section.types.ts";
import { RequiredNote } from "../../ui/required-mark.tsx";
import type { StoredPack } from "../../ui/stored-pack.ts";
import { useRootData } from "../../lib/context/root-data.ts";
import type { ContactActionData } from "./contact-action.ts";
import type { ContactField } from "../../../shared/contact/fields.ts";
import type { ContactService } from "../../../shared/contact/schema.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { FormStatus } from "./form-status.tsx";
import { HiddenFields } from "./hidden-fields.tsx";
import { PackField } from "./pack-field.tsx";
import { SendButton } from "./send-button.tsx";
import { useContactForm } from "./use-contact-form.ts";
import { Link } from "../../ui/link.tsx";
import "./contact-form.css";

// What asks for the form's code needs it too, and not before (nearing-contact-form.tsx).
export { storeTypedEntries } from "./stored-entries.ts";

const BotCheck = lazy(() => import("./bot-check.tsx"));

export interface ContactFormProps {
  /** The gateway's value, or a choice of values. */
  service: ContactService | { legend: string; options: (RadioOption & { value: ContactService })[] };
  messageLabel: string;
  messagePlaceholder: string;
  /** The pack from the URL: names by slug. */
  pack?: StoredPack;
  /** Privacy note, with a link to the notice. */
  privacy: PageLink & { text: string };
  /** The firm's email address, shown if sending fails. */
  email: string;
  /** Result of a post without JavaScript. */
  posted?: ContactActionData;
}

const idOf = (field: ContactField) => `contact-${field}`;

/** The contact form, with and without JavaScript. Source: FORM-1…4, TOAST-1, TOAST-2. */
export function ContactForm(props: ContactFormProps) {
  const { service, messageLabel, messagePlaceholder, pack, privacy, email, posted } = props;
  const turnstileSiteKey = useRootData()?.turnstileSiteKey;
  const choice = typeof service === "string" ? undefined : service;
  const fixed = typeof service === "string" ? service : undefined;
  const { form, summary, entries, errors, result, left, tries, isSending, change, leave, send, onMouseDownCapture } =
    useContactForm({
      service: fixed ?? choice!.options[0]!.value,
      email,
      posted,
    });
  const isPosted = result !== undefined && result === posted?.result;
  const labelOf: Record<ContactField, string> = {
    ...CONTACT_FORM.labels,
    service: choice?.legend ?? CONTACT_FORM.labels.service,
    message: messageLabel,
  };
  const text = (name: Exclude<ContactField, "service">) => ({
    id: idOf(name),
    name,
    label: labelOf[name],
    value: entries[name],
    error: errors[name],
    isReadOnly: isSending,
    onChange: (value: string) => change(name, value),
    onBlur: () => void leave(name),
  });

  return (
    <Form
      ref={form}
      method="post"
      validationBehavior="aria"
      onSubmit={send}
      onMouseDownCapture={onMouseDownCapture}
      className="form"
      aria-busy={isSending}
    >
      {result?.kind === "invalid" && (
        <ErrorSummary ref={summary} found={result.errors} errors={errors} labelOf={labelOf} idOf={idOf} />
      )}
      <RequiredNote words={CONTACT_FORM.required} className="text-small text-muted" />
      <HiddenFields service={fixed} />
      {choice && (
        <RadioGroup
          id={idOf("service")}
          name="service"
          legend={choice.legend}
          options={choice.options}
          value={entries.service}
          error={errors["service"]}
          isReadOnly={isSending}
          onChange={(value) => change("service", value)}
        />
      )}
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...text("name")} isMarked autoComplete="name" />
        <TextField {...text("email")} isMarked type="email" inputMode="email" autoComplete="email" spellCheck="false" />
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        {/* Marked, but not enforced: FORM-2. The hint says so, and no browser or screen reader is told otherwise. */}
        <TextField
          {...text("phone")}
          isMarked
          isRequired={false}
          hint={CONTACT_FORM.phoneHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <TextField {...text("company")} autoComplete="organization" />
      </div>
      <TextField {...text("message")} isMarked isLong placeholder={messagePlaceholder} />
      <PackField pack={pack} isOut={posted !== undefined && !posted.hasPack} />
      {turnstileSiteKey && (
        <Suspense>
          <BotCheck key={tries} siteKey={turnstileSiteKey} />
        </Suspense>
      )}
      <FormStatus
        result={result}
        isSending={isSending}
        email={email}
        isPosted={isPosted}
        isUnread={isPosted && Object.keys(posted!.entries).length === 0}
        fieldError={left && errors[left] && `${labelOf[left]}: ${errors[left]}`}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <SendButton isSending={isSending} />
        {!result && !isSending && (
          <p className="text-small text-muted">
            {privacy.text}{" "}
            <Link to={privacy.to} className="text-link">
              {privacy.label}
            </Link>
          </p>
        )}
      </div>
    </Form>
  );
}
