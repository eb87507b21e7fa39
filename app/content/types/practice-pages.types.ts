import type { ContactFormCopy } from "./contact.types.ts";
import type { PageSection } from "./page-section.types.ts";
import type { Slide } from "./slides.types.ts";
import type { PageMeta } from "./content-schema.types.ts";

/** A step of the framework, and its output. Source: DB-3. */
export interface FrameworkStep {
  name: string;
  text: string;
  output: string;
}

/** What the page adds to its category's texts: carousel, framework, sections and form. Sources: DB-1 to DB-4. */
export interface DatabaseAndInfrastructurePage {
  meta: PageMeta;
  carousel: { label: string; slides: Slide[] };
  services: { note: string };
  /** `more`: on phones, shows what each step does. */
  framework: { heading: string; note: string; more: string; less: string; output: string; steps: FrameworkStep[] };
  sections: PageSection[];
  form: ContactFormCopy;
}

/** What the page adds to its category's texts: carousel, sections and form. Sources: DT-1 to DT-3. */
export interface DigitalTransformationPage {
  meta: PageMeta;
  carousel: { label: string; slides: Slide[] };
  sections: PageSection[];
  form: ContactFormCopy;
}
