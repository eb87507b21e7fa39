import type { ReactNode } from "react";
import { FORM_SECTION_ID } from "./lazy-contact-form.tsx";
import type { NextStep } from "../../content/types/contact.types.ts";
import { NextSteps } from "./next-steps.tsx";
import "./contact-layout.css";

interface ContactLayoutProps {
  words: ReactNode;
  next: ReactNode;
  steps: readonly NextStep[];
  /** The ways to reach the firm other than the form. */
  direct: ReactNode;
  children: ReactNode;
}

/** Heading, form and next steps: in this order in narrow windows; in wide ones the form is on the right. */
export function ContactLayout({ words, next, steps, direct, children }: ContactLayoutProps) {
  return (
    <section id={FORM_SECTION_ID} className="section on-cream">
      <div className="page-width contact-grid">
        <div className="contact-words">{words}</div>
        <div className="contact-form">{children}</div>
        <div className="contact-next">
          {next}
          <NextSteps steps={steps} />
          <div className="mt-5">{direct}</div>
        </div>
      </div>
    </section>
  );
}
