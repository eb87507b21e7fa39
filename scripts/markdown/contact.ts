import { contactPage } from "../../app/content/pages/contact.ts";
import type { Doc } from "./doc.ts";

/** The contact page: what its form asks can be read here, and sent by email. */
export function contactDoc(): Doc {
  const { heading, lead, form, nextSteps, direct, before } = contactPage;
  return {
    title: heading,
    lead,
    body: [
      {
        heading: form.heading,
        note: form.note,
        asks: form.choiceLabel,
        choices: form.choices.map(({ label, description }) => ({ label, description })),
        privacy: form.privacy,
      },
      nextSteps,
      direct,
      before,
    ],
  };
}
