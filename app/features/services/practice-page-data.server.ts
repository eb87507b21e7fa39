import { nextSteps } from "../../content/pages/contact-page.ts";
import { pictures } from "../../content/pictures.ts";
import { citeStandards } from "../../content/rules/cite-standards.ts";
import { LIFECYCLES } from "../../content/lifecycles.ts";
import { closingOfCategory } from "../../content/services/closing.ts";
import {
  categories,
  linksTo,
  linkToCategory,
  linkToItem,
  menuItems,
  pathOfCategory,
} from "../../content/services/index.ts";
import { practiceFigures } from "../../content/services/practice-figures.ts";
import { practiceLabels as labels } from "../../content/services/service-labels.ts";
import { categorySlug } from "../../content/slug.ts";
import { HOME, SERVICES } from "../../content/trail.ts";
import type { ServiceCategory, Thread } from "../../content/types/content-schema.types.ts";
import type { PageSection } from "../../content/types/page-section.types.ts";
import type { PracticePageData, PracticeQuestion } from "../../content/types/practice-page.types.ts";
import { capitalized, counted, inWords } from "../../content/words.ts";
import { questionAnchor } from "../../lib/text/question-anchor.ts";
import { fill } from "../../lib/text/fill.ts";
import { practiceBuying } from "./practice-buying.server.ts";
import { practiceChart } from "./practice-chart.server.ts";
import { practiceProof, sheetDrawing } from "./practice-proof.server.ts";

/** Doors that are open at once. */
const DOORS = 3;

/** What the page of one practice has besides the template. */
interface OwnParts {
  /** Below the lead of its services. */
  note?: string;
  /** After the questions of its category, before what applies to all its services. */
  questions?: readonly PracticeQuestion[];
  /** Its own questions replace the standards. */
  withoutStandards?: boolean;
}

/** The data of a practice's page. Source: READ-5. */
export function practicePage(category: ServiceCategory, own: OwnParts = {}): PracticePageData {
  const { name, meta, promise, lead, starts, lifecycle } = category;
  const { each, stages } = LIFECYCLES[lifecycle];
  const { picture, chart, proof } = practiceFigures[categorySlug(name)]!;
  const links = linksTo(starts.map((row) => row.slug));
  const services = menuItems(category);
  const count = inWords(services.length);
  const position = categories.indexOf(category);
  const others = counted(starts.length - DOORS, "more situation");
  return {
    name,
    meta,
    trail: pathOfCategory(category).startsWith(`${SERVICES.path}/`) ? [HOME, SERVICES] : [HOME],
    labels,
    promise,
    talk: { label: labels.talk, to: closingOfCategory(category).primary.to },
    see: fill(labels.see, { count }),
    ...(picture && { picture: { name: picture, alt: pictures[picture].alt } }),
    doors: starts.map(({ when }, index) => ({ when, name: links[index]!.name, path: links[index]!.path })),
    ...(others && { more: fill(labels.moreDoors, { count: capitalized(others) }) }),
    services: {
      heading: fill(labels.services, { count: capitalized(count) }),
      lead,
      ...(own.note && { note: own.note }),
      course: each,
      stages,
      rows: services.map((item) => {
        const link = linkToItem(item);
        return { ...link, ...positions(item.thread, stages), drawing: sheetDrawing(link.path.split("/").at(-1)!) };
      }),
    },
    chart: practiceChart(chart),
    proof: practiceProof(category, proof),
    // The contact page has all of them.
    steps: nextSteps.filter((_, index) => index % 2 === 0).map(({ title, text }) => ({ name: title, text })),
    buying: practiceBuying(category),
    questions: questionsOf(category, own),
    closing: closingOfCategory(category),
    related: [1, 2, 3].map((step) => {
      const { name: other, path } = linkToCategory(categories[(position + step) % categories.length]!);
      return { name: other, path };
    }),
  };
}

/** The questions of a practice, those of its page, then what applies to all its services. */
function questionsOf(
  { questions, situation, principles, standards }: ServiceCategory,
  { questions: own = [], withoutStandards }: OwnParts,
) {
  const all: PracticeQuestion[] = questions.map(({ question, answer }) => ({
    kind: "prose",
    id: questionAnchor(question),
    question,
    paragraphs: [answer],
  }));
  all.push(
    ...own,
    { kind: "situation", id: "situation", question: labels.situation, situation },
    { kind: "list", id: "rules-of-work", question: labels.principles, ...principles },
  );
  if (!withoutStandards)
    all.push({ kind: "standards", id: "standards", question: labels.standards, standards: citeStandards(standards) });
  return all;
}

/** A section of a page's content as one of its questions. */
export const asQuestion = ({ heading, ...section }: PageSection): PracticeQuestion => ({
  question: heading,
  ...section,
});

/** The stations of a service, as indexes of its practice's seven. */
export const positions = ({ from, here, to }: Thread, stages: readonly string[]) => ({
  from: stages.indexOf(from),
  here: stages.indexOf(here),
  to: stages.indexOf(to),
});
