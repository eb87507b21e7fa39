import type { ContactActionData } from "../contact/contact-action.ts";
import { ContactForm } from "../contact/contact-form.tsx";
import type { ContactFormCopy } from "../content/pages/contact.ts";
import { SplitSection } from "./split-section.tsx";

/** The contact form at the foot of a service page. Source: DT-3, DB-4. */
export function ContactSection({
  copy,
  email,
  posted,
}: {
  copy: ContactFormCopy;
  email: string;
  posted?: ContactActionData;
}) {
  return (
    <SplitSection id="write" heading={copy.heading} note={copy.lead} ground="cream">
      <ContactForm
        service={copy.service}
        messageLabel={copy.messageLabel}
        messagePlaceholder={copy.placeholder}
        email={email}
        posted={posted}
      />
    </SplitSection>
  );
}
