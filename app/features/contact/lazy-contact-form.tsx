import { lazy, Suspense } from "react";
import { importNeeded, importPatiently } from "../../router/failed-navigation.ts";
import type { ContactFormProps } from "./contact-form.tsx";

/** Id of the section the form stands in. */
export const FORM_SECTION_ID = "write";

const loadForm = () => import("./contact-form.tsx");

// The server renders the form at once, and it works without code. Its code is fetched when its section hydrates. A lazy component
// on the server would first send a placeholder that needs JavaScript to be replaced.
const ContactForm = import.meta.env.SSR
  ? (await loadForm()).ContactForm
  : lazy(async () => {
      const served = document.querySelector<HTMLFormElement>(`#${FORM_SECTION_ID} form`);
      const page = location.pathname;
      // The server's form can wait for its code: it is sent without it. A full load would take away what was typed.
      const { ContactForm, storeTypedEntries } = await (served ? importPatiently : importNeeded)(loadForm);
      // React may put another in its place: after the way to another page, or where a program has changed what was served.
      if (served) storeTypedEntries(page, served);
      return { default: ContactForm };
    });

/** The contact form, whose code comes by itself. Source: FORM-1…4. */
export const LazyContactForm = (props: ContactFormProps) => (
  <Suspense fallback={<div className="min-h-140" />}>
    <ContactForm {...props} />
  </Suspense>
);
