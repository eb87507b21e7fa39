import { firm } from "../firm.ts";
import { contactPage } from "./contact-page.ts";

/** Texts around the form on a service page: next steps, and two ways to reach the firm without it. */
export const contactAround = {
  email: firm.email,
  privacy: contactPage.form.privacy,
  next: contactPage.nextSteps,
  direct: [
    { label: "Phone", value: firm.phone.display, href: firm.phone.href },
    { label: "Email", value: firm.email, href: `mailto:${firm.email}` },
  ],
};
