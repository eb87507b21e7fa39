import { firm } from "../firm.ts";
import type { ClosingCall } from "../types/page-section.types.ts";
import type { PictureName } from "../types/pictures.types.ts";
import type { ServiceCategory } from "../types/content-schema.types.ts";
import { categorySlug } from "../slug.ts";
import { linkToCategory } from "./index.ts";

/** The picture behind the closing call of a practice, by the practice's icon name. */
const PICTURE_OF: Record<string, PictureName> = {
  "erp-solutions": "hero-global-erp",
  "digital-transformation": "dt-systems-modernization",
  "federal-financial-management": "hero-federal-expertise",
  "application-and-software-development": "hero-innovation-agility",
  "database-and-infrastructure-management": "db-infrastructure",
  cybersecurity: "db-security",
  "information-technology-service-management": "db-continuity",
  "federal-grants-management": "dt-strategy",
};

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
export function closingOfCategory(category: ServiceCategory): ClosingCall {
  return {
    lines: [`Start with one question about ${category.name}.`],
    lead: `A rough note is fine. Someone who knows the subject will answer within ${firm.responseTime}.`,
    image: PICTURE_OF[category.icon] ?? "hero-federal-expertise",
    primary: { label: "Start a conversation", to: contactAbout(category) },
    secondary: { label: "All services", to: "/services" },
  };
}
