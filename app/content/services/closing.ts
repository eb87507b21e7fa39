import { firm } from "../firm.ts";
import { categorySlug } from "../slug.ts";
import type { ServiceCategory } from "../types/content-schema.types.ts";
import type { ContactCall } from "../types/glance.types.ts";
import type { ServiceLink } from "../types/service-pages.types.ts";

/** The contact page with a practice selected. Source: FORM-5. */
const contactAbout = ({ name }: ServiceCategory): string => `/contact?about=${categorySlug(name)}`;

/** The closing call of a service's page, and related services. */
export const closingOfItem = (name: string, category: ServiceCategory, related: readonly ServiceLink[]): ContactCall =>
  closingOfOffer(`Talk to us about ${name}.`, "Tell us where you stand and what is due.", related, contactAbout(category));

/** The closing call of a service or solution page. */
export const closingOfOffer = (
  line: string,
  ask: string,
  related: readonly ServiceLink[],
  to = "/contact",
): ContactCall => ({
  lines: [line],
  lead: `${ask} We respond within ${firm.responseTime}.`,
  primary: { label: "Start a conversation", to },
  call: { label: `Call ${firm.phone.display}`, to: firm.phone.href },
  also: { label: "Related services", links: related.map(({ name, path }) => ({ label: name, to: path })) },
});

/** The closing call of a practice's page. */
export const closingOfCategory = (category: ServiceCategory) => ({
  heading: `Start with one question about ${category.name}.`,
  primary: { label: "Start a conversation", to: contactAbout(category) },
  secondary: { label: "All services", to: "/services" },
});
