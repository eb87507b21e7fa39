import { RunningText } from "../../ui/running-text.tsx";
import type { ContactFormProps } from "./contact-form.tsx";
import { LazyContactForm } from "./lazy-contact-form.tsx";
import type { Fact, PageLink } from "../../content/types/page-section.types.ts";
import type { ContactFormCopy, NextStep } from "../../content/types/contact.types.ts";
import { ContactLayout } from "./contact-layout.tsx";
import { DirectContact } from "./direct-contact.tsx";

/** Texts shared by the forms of all service pages. Loaded beside the page's own texts. */
export interface ContactAround {
  email: string;
  privacy: PageLink & { text: string };
  next: { heading: string; items: readonly NextStep[] };
  direct: readonly Fact[];
}

interface ContactSectionProps {
  copy: ContactFormCopy;
  around: ContactAround;
  posted: ContactFormProps["posted"];
}

/** The contact form at the foot of a service page. Source: DT-3, DB-4. */
export function ContactSection({ copy, around, posted }: ContactSectionProps) {
  return (
    <ContactLayout
      words={
        <>
          <h2 className="heading-2">{copy.heading}</h2>
          <p className="mt-5 max-w-[34em] text-muted text-pretty">
            <RunningText text={copy.lead} />
          </p>
        </>
      }
      next={<h3 className="visually-hidden">{around.next.heading}</h3>}
      steps={around.next.items}
      direct={<DirectContact facts={around.direct} />}
    >
      <LazyContactForm
        service={copy.service}
        messageLabel={copy.messageLabel}
        messagePlaceholder={copy.placeholder}
        privacy={around.privacy}
        email={around.email}
        posted={posted}
      />
    </ContactLayout>
  );
}
