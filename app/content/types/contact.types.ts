import type { Crumb, Fact, NamedText, PageLink } from "./page-section.types.ts";
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

/** What a request can be about, in a group of the form's select. Source: FORM-5. */
export interface NeedGroup {
  label: string;
  needs: { slug: string; name: string }[];
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
  /** Within how many hours an answer comes, who reads the message, and which days do not count. */
  promise: { hours: string; of: string; note: string; days: string };
  form: {
    /** Sent unless the visitor chooses a need of the other service. */
    service: ContactService;
    needs: NeedGroup[];
    messageLabel: string;
    messagePlaceholder: string;
    privacy: PageLink & { text: string };
  };
  nextSteps: { heading: string; items: NextStep[] };
  direct: { heading: string; note: string; facts: Fact[] };
  /** What to send, and what not to send through a web form. */
  helps: { heading: string; text: string };
  sensitive: NamedText;
  answers: PageLink;
}
