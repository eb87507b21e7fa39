import { lazy, Suspense } from "react";
import { Form } from "react-aria-components/Form";
import { CONTACT_FORM } from "../../content/interface/contact-form.ts";
import type { NeedGroup } from "../../content/types/contact.types.ts";
import type { PageLink } from "../../content/types/page-section.types.ts";
import { RequiredNote } from "../../ui/required-mark.tsx";
import type { StoredPack } from "../../ui/stored-pack.ts";
import { useRootData } from "../../lib/context/root-data.ts";
import type { ContactActionData } from "./contact-action.ts";
import { CONTACT_FIELDS, type ContactField } from "../../../shared/contact/fields.ts";
import type { ContactService } from "../../../shared/contact/needs.ts";
import { Confirmation } from "./confirmation.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { FormField } from "./form-field.tsx";
import { FormStatus } from "./form-status.tsx";
import { HiddenFields } from "./hidden-fields.tsx";
import { PackField } from "./pack-field.tsx";
import { SendButton } from "./send-button.tsx";
import { useContactForm } from "./use-contact-form.ts";
import { Link } from "../../ui/link.tsx";
import "../../ui/field.css";
import "./contact-form.css";

// What asks for the form's code needs it too, and not before (nearing-contact-form.tsx).
export { storeTypedEntries } from "./stored-entries.ts";

const BotCheck = lazy(() => import("./bot-check.tsx"));

export interface ContactFormProps {
  /** The gateway's value, unless the visitor chooses a need of the other one. */
  service: ContactService;
  /** The needs to choose from, and the one that the address names, if any. Source: FORM-5. */
  needs?: readonly NeedGroup[];
  about?: string;
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

/** The contact form, with and without JavaScript, and what takes its place once it is sent. Source: FORM-1…5, TOAST-1, TOAST-2. */
export function ContactForm(props: ContactFormProps) {
  const { service, needs = [], about = "", messageLabel, messagePlaceholder, pack, privacy, email, posted } = props;
  const turnstileSiteKey = useRootData()?.turnstileSiteKey;
  const state = useContactForm({ about, email, posted });
  const { page, form, summary, entries, sent, errors, result, left, tries, isSending } = state;
  const isPosted = result !== undefined && result === posted?.result;
  const shown = CONTACT_FIELDS.filter((field) => field !== "about" || needs.length > 0);
  const labelOf = (field: ContactField) => (field === "message" ? messageLabel : CONTACT_FORM.fields[field].label);

  if (result?.kind === "sent") {
    const need = needs.flatMap((group) => group.needs).find(({ slug }) => slug === sent.about);
    return (
      <Confirmation
        reference={result.reference}
        about={need?.name}
        answerTo={sent.email}
        email={email}
        isPosted={isPosted}
        page={page}
        onAgain={state.startAgain}
      />
    );
  }
  return (
    <Form
      ref={form}
      method="post"
      validationBehavior="aria"
      onSubmit={state.send}
      onMouseDownCapture={state.onMouseDownCapture}
      className="form grid grid-cols-1 gap-5"
      // Not aria-busy, which would silence the live region in it.
      data-sending={isSending || undefined}
    >
      {result?.kind === "invalid" && (
        <ErrorSummary ref={summary} found={result.errors} errors={errors} labelOf={labelOf} idOf={idOf} />
      )}
      <RequiredNote words={["", CONTACT_FORM.required]} className="text-small text-muted" />
      <HiddenFields service={service} />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2" onInput={state.adopt}>
        {shown.map((field) => (
          <FormField
            key={field}
            name={field}
            id={idOf(field)}
            label={labelOf(field)}
            value={entries[field]}
            error={errors[field]}
            isReadOnly={isSending}
            onChange={(value) => state.change(field, value)}
            onBlur={() => void state.leave(field)}
            placeholder={messagePlaceholder}
            needs={needs}
          />
        ))}
      </div>
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
        fieldError={left && errors[left] && `${labelOf(left)}: ${errors[left]}`}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SendButton isSending={isSending} />
        <p className="text-small text-muted">
          {privacy.text}{" "}
          <Link to={privacy.to} className="text-link">
            {privacy.label}
          </Link>
        </p>
      </div>
    </Form>
  );
}
