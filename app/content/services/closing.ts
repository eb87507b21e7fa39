import { firm } from "../firm.ts";
import type { ClosingCall } from "../types/page-section.types.ts";
import type { ServiceCategory } from "../types/content-schema.types.ts";
import { categorySlug } from "../slug.ts";
import { linkToCategory } from "./index.ts";

/** The contact page with a practice selected. Source: FORM-5. */
const contactAbout = ({ name }: ServiceCategory): string => `/contact?about=${categorySlug(name)}`;

/** The closing call of a service's page. */
export function closingOfItem(name: string, category: ServiceCategory): ClosingCall {
  return {
    lines: [`Talk to us about ${name}.`],
    lead: `Tell us where you stand and what is due. We respond within ${firm.responseTime}.`,
    primary: { label: "Start a conversation", to: contactAbout(category) },
    secondary: { label: category.name, to: linkToCategory(category).path },
    call: { label: `Call ${firm.phone.display}`, to: firm.phone.href },
  };
}

/** The closing call of a practice's page. */
export const closingOfCategory = (category: ServiceCategory) => ({
  heading: `Start with one question about ${category.name}.`,
  primary: { label: "Start a conversation", to: contactAbout(category) },
  secondary: { label: "All services", to: "/services" },
});
