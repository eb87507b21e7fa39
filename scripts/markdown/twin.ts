import type { SitePage } from "../../app/registry/page-entry.ts";
import { packDoc } from "./buying.ts";
import { capabilityDoc } from "./capability.ts";
import { contactDoc } from "./contact.ts";
import type { Doc } from "./doc.ts";
import { homeDoc } from "./home.ts";
import { lineItemDoc } from "./line-item.ts";
import { heading, link, plain } from "./marks.ts";
import { orderDoc } from "./order.ts";
import { searchDoc } from "./search.ts";
import { flipCardsDoc, servicesDoc, specimensDoc } from "./overviews.ts";
import { accessibilityDoc, glossaryDoc, rulesDoc } from "./registers.ts";
import { ownPracticeDoc, serviceDoc } from "./services.ts";
import { solutionDoc, solutionsDoc } from "./solutions.ts";
import { blocksOf, isFields } from "./walk.ts";

/** Pages that are put together from more than their own words, by kind. */
const DOCS: Readonly<Record<string, (path: string) => Doc>> = {
  home: homeDoc,
  services: servicesDoc,
  "corporate-capability": capabilityDoc,
  practice: serviceDoc,
  service: serviceDoc,
  "digital-transformation": ownPracticeDoc,
  "database-and-infrastructure": ownPracticeDoc,
  cybersecurity: ownPracticeDoc,
  solutions: solutionsDoc,
  solution: solutionDoc,
  "flip-cards": flipCardsDoc,
  contact: contactDoc,
  rules: rulesDoc,
  glossary: glossaryDoc,
  specimens: specimensDoc,
  "one-line-item": lineItemDoc,
  accessibility: accessibilityDoc,
  vehicle: orderDoc,
  pack: packDoc,
  search: searchDoc,
};

/** A page in Markdown, from the data it is made of. Source: TRUST-4. */
export function markdownOf(page: SitePage): string {
  const { title, promise, lead, body } = (DOCS[page.kind] ?? (() => docOfWords(page)))(page.path);
  const above = (page.above ?? []).map(({ name, path }) => link(name, path));
  return [
    heading(1, title),
    [...above, `Page: ${page.path}`].join(" · "),
    ...(promise ? [`*${plain(promise)}*`] : []),
    ...(lead ? [plain(lead)] : []),
    ...blocksOf(body),
    "",
  ].join("\n\n");
}

/** Any other page: its words in the order in which they are written. */
function docOfWords({ words, shows, meta }: SitePage): Doc {
  const all = Object.values({ ...words, ...shows }).filter(isFields);
  const own = all.find((one) => "meta" in one) ?? {};
  const { name, heading: title = name, promise, lead, ...rest } = own;
  const texts = { promise, lead } as Pick<Doc, "promise" | "lead">;
  return { title: String(title ?? meta.title), ...texts, body: [rest, ...all.filter((one) => one !== own)] };
}
