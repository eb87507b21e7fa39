import { lazy, Suspense, useEffect } from "react";
import { watchView } from "../lib/dom/watch-view.ts";
import { importNeeded, importPatiently } from "../router/failed-navigation.ts";
import type { ContactFormProps } from "./contact-form.tsx";

/** Id of the section the form stands in. */
export const FORM_SECTION_ID = "write";

/** How far outside the window the form may be when its code is fetched. */
const NEAR = "800px";

const nearing: { resolve?: () => void } = {};
const isNear = new Promise<void>((resolve) => {
  nearing.resolve = resolve;
});

const loadForm = () => import("./contact-form.tsx");

// The server renders the form at once, and it works without code. Its code is fetched when the form comes near. A lazy component
// on the server would first send a placeholder that needs JavaScript to be replaced.
const ContactForm = import.meta.env.SSR
  ? (await loadForm()).ContactForm
  : lazy(async () => {
      const served = document.querySelector<HTMLFormElement>(`#${FORM_SECTION_ID} form`);
      const page = location.pathname;
      await isNear;
      // The server's form can wait for its code: it is sent without it. A full load would take away what was typed.
      const { ContactForm, keepTyped } = await (served ? importPatiently : importNeeded)(loadForm);
      // React may put another in its place: after the way to another page, or where a program has changed what was served.
      if (served) keepTyped(page, served);
      return { default: ContactForm };
    });

/** The contact form, whose code comes only to those who come near it. Source: FORM-1…4. */
export function NearingContactForm(props: ContactFormProps) {
  useEffect(() => {
    const section = document.getElementById(FORM_SECTION_ID)!;
    return watchView(section, (isInView) => isInView && nearing.resolve?.(), NEAR);
  }, []);

  return (
    <Suspense fallback={<Placeholder />}>
      <ContactForm {...props} />
    </Suspense>
  );
}

/** Stands where there is no form of the server's, on client navigation. Who sees it waits, so the code comes at once. */
function Placeholder() {
  useEffect(() => nearing.resolve?.(), []);
  return <div className="min-h-140" />;
}
