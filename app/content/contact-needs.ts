import type { ContactNeed } from "../../shared/contact/needs.ts";
import { findCategory } from "./services/index.ts";
import type { NeedGroup } from "./types/contact.types.ts";

const BUYING: ContactNeed = "buying-and-documents";

/** The name of a need: a practice's own, or that of buying. It becomes the first line of the message. Source: FORM-5. */
export const needName = (need: ContactNeed): string =>
  need === BUYING ? "Buying and documents" : findCategory(need)!.name;

const group = (label: string, ...needs: ContactNeed[]): NeedGroup => ({
  label,
  needs: needs.map((slug) => ({ slug, name: needName(slug) })),
});

/** The needs in the order of the form. */
export const needGroups: NeedGroup[] = [
  group("Money", "federal-financial-management", "federal-grants-management", "erp-solutions"),
  group(
    "Software and service",
    "application-and-software-development",
    "digital-transformation",
    "information-technology-service-management",
  ),
  group("Systems and security", "database-and-infrastructure-management", "cybersecurity"),
  group("Buying", BUYING),
];
