import { firm } from "../firm.ts";
import { contactPage } from "./contact-page.ts";

/** Texts around the form on a practice's page. */
export const contactAround = { email: firm.email, privacy: contactPage.form.privacy };
