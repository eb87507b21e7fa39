import type { OwnSection, PracticeSections } from "../types/practice-sections.types.ts";
import { categorySlug } from "../slug.ts";
import { tickets } from "./information-technology-service-management/own-sections.ts";
import { contracts } from "./application-and-software-development/own-sections.ts";
import { controls } from "./cybersecurity/own-sections.ts";
import { recoveries } from "./database-and-infrastructure-management/own-sections.ts";
import { processes } from "./digital-transformation/own-sections.ts";
import { cutovers } from "./erp-solutions/own-sections.ts";
import { decisions } from "./federal-financial-management/own-sections.ts";
import { calendars } from "./federal-grants-management/own-sections.ts";

/** The practices' own sections, by the slug of the practice. */
const BY_PRACTICE: Readonly<Record<string, PracticeSections>> = {
  "erp-solutions": cutovers,
  "digital-transformation": processes,
  "federal-financial-management": decisions,
  "application-and-software-development": contracts,
  "database-and-infrastructure-management": recoveries,
  cybersecurity: controls,
  "information-technology-service-management": tickets,
  "federal-grants-management": calendars,
};

/** The sections of a practice's service pages. Throws for an unknown practice. */
export function sectionsOfPractice(practice: string): PracticeSections {
  const sections = BY_PRACTICE[categorySlug(practice)];
  if (!sections) throw new Error(`The practice "${practice}" has no sections of its own.`);
  return sections;
}

/** A service's section of its practice's kind. Throws if the service has none. */
export function ownSectionOf(practice: string, slug: string): OwnSection {
  const { id, heading, labels, contents } = sectionsOfPractice(practice);
  const content = contents[slug];
  if (!content) throw new Error(`The service "${slug}" has no content for "${heading}".`);
  return { id, heading, labels, ...content };
}
