import { lazy, Suspense } from "react";
import { stayAsServed } from "../../lib/dom/stay-as-served.ts";
import type { ContactFormProps } from "./contact-form.tsx";

/** Id of the section the form stands in. */
export const FORM_SECTION_ID = "write";

const loadForm = () => import("./contact-form.tsx");

// The server renders the form at once, and it works without code. Its code is fetched when its section hydrates. A lazy component
// on the server would first send a placeholder that needs JavaScript to be replaced.
const ContactForm = import.meta.env.SSR
  ? (await loadForm()).ContactForm
  : lazy(async () => {
      const section = document.querySelector(`#${FORM_SECTION_ID}`);
      const served = section?.querySelector("form");
      // After a form was sent without scripts, its confirmation is there instead.
      const isServed = served || section?.querySelector("[data-result]");
      const page = location.pathname;
      const { ContactForm, storeTypedEntries } = await (isServed ? loadForm().catch(stayAsServed) : loadForm());
      // React may replace the form: after a navigation, or if an extension has changed the HTML.
      if (served) storeTypedEntries(page, served);
      return { default: ContactForm };
    });

/** The contact form, loaded in its own chunk. Source: FORM-1…4. */
export const LazyContactForm = (props: ContactFormProps) => (
  <Suspense fallback={<div className="min-h-140" />}>
    <ContactForm {...props} />
  </Suspense>
);
