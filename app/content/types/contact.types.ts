import type { Crumb, Fact, PageLink } from "./page-section.types.ts";
import type { PageMeta } from "./content-schema.types.ts";

/** The two services accepted by the contact gateway. Source: ENT-9. */
export type ContactService = "DigitalTransformation" | "databaseinfrastructuremanagement";

/** Texts of a contact form on a service page. Sources: DT-3, DB-4, FORM-4. */
export interface ContactFormCopy {
  heading: string;
  lead: string;
  service: ContactService;
  messageLabel: string;
  placeholder: string;
}

/** An option of the contact page's form. */
export interface ServiceChoice {
  value: ContactService;
  label: string;
  description: string;
}

export interface NextStep {
  title: string;
  text: string;
}

export interface ContactPage {
  meta: PageMeta;
  name: string;
  trail: Crumb[];
  heading: string;
  lead: string;
  form: {
    heading: string;
    note: string;
    choiceLabel: string;
    choices: ServiceChoice[];
    messageLabel: string;
    placeholder: string;
    privacy: { text: string; label: string; to: string };
  };
  nextSteps: { heading: string; items: NextStep[] };
  direct: { heading: string; note: string; facts: Fact[] };
  /** What to send, and what not to send through a web form. */
  before: { heading: string; paragraphs: string[]; answers: PageLink };
}
