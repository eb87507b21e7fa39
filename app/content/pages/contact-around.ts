import { firm } from "../firm.ts";
import { contactPage } from "./contact.ts";

/** What stands around the form on a service page: what happens next, and the ways to reach the firm without it. */
export const contactAround = {
  email: firm.email,
  privacy: contactPage.form.privacy,
  next: contactPage.nextSteps,
  direct: contactPage.direct.facts.filter((fact) => "href" in fact),
};
