import { categorySlug } from "../content/slug.ts";
import { categories, linkToCategory, pathOfCategory, pathOfItem, slugOfItem } from "../content/services/index.ts";
import { practiceFigures } from "../content/services/practice-figures.ts";
import { ownSectionOf } from "../content/services/practice-sections.ts";
import type { ServiceCategory, ServiceItem } from "../content/types/content-schema.types.ts";
import { SERVICES } from "../content/trail.ts";
import type { FamilyMember, PageFacts, Words } from "../content/types/page-entry.types.ts";

const folderOf = ({ name }: ServiceCategory) => `services/${categorySlug(name)}`;

/** Registry data of a practice's page: the category without its services, and additional content. */
export function practicePage(category: ServiceCategory, more: Words = {}): PageFacts {
  const { items: _items, ...own } = category;
  return {
    path: pathOfCategory(category),
    words: { [`${folderOf(category)}/index.ts`]: own, ...more },
    offer: { name: category.name, text: category.lead, type: "Consulting" },
    questions: category.questions,
    above: [SERVICES],
  };
}

function servicePage(item: ServiceItem, category: ServiceCategory): PageFacts {
  return {
    path: pathOfItem(item),
    words: {
      [`${folderOf(category)}/${slugOfItem(item)}.ts`]: item,
      [`${folderOf(category)}/own-sections.ts`]: ownSectionOf(category.name, slugOfItem(item)),
    },
    offer: { name: item.name, text: item.lead, type: "Consulting" },
    questions: item.questions,
    above: [SERVICES, linkToCategory(category)],
  };
}

/** The practices whose pages have nothing besides the template. */
export const plainPractices: readonly ServiceCategory[] = categories.filter(
  ({ name }) => practiceFigures[categorySlug(name)]!.picture && name !== "Cybersecurity",
);

/** The pages of all services, from content/services. Source: RT-3. */
export const servicePages: readonly FamilyMember[] = categories.flatMap((category) =>
  category.items.map((item) => ({ ...servicePage(item, category), kind: "service" })),
);
