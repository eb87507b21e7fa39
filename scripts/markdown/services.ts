import { LOOK_UP } from "../../app/content/interface/menus.ts";
import { contactAround } from "../../app/content/pages/contact-around.ts";
import { cybersecurityPage } from "../../app/content/pages/cybersecurity.ts";
import { databaseAndInfrastructurePage } from "../../app/content/pages/database-and-infrastructure.ts";
import { digitalTransformationPage } from "../../app/content/pages/digital-transformation.ts";
import { categories, findItem, linkToItem, pathOfCategory } from "../../app/content/services/index.ts";
import { categoryPage, findServicePage } from "../../app/content/services/pages.ts";
import type { CitedStandard } from "../../app/content/shapes/rule.ts";
import type {
  CategoryPageData,
  EngagementLabels,
  ItemPageData,
  ServiceLink,
} from "../../app/content/shapes/service-pages.ts";
import type { Engagement, Question, Step } from "../../app/content/shapes/types.ts";
import { fill } from "../../app/lib/text/fill.ts";
import { pathOfVehicle } from "../../app/registry/vehicle-pages.server.ts";
import { buyingSections, packLink } from "./buying.ts";
import { type Doc, section } from "./doc.ts";
import { bullets, link, plain } from "./marks.ts";
import { specimenSection } from "./specimen.ts";
import { Written } from "./walk.ts";

/** A page under /services, of a service or of a practice. */
export function serviceDoc(path: string): Doc {
  const page = findServicePage(path.replace("/services/", ""), pathOfVehicle);
  if (!page) throw new Error(`No service has the address ${path}.`);
  return page.kind === "item" ? itemDoc(page) : practiceDoc(page, [servicesOf(page)], [page.closing]);
}

function itemDoc(page: ItemPageData): Doc {
  const {
    kind: _kind,
    meta: _meta,
    trail: _trail,
    labels,
    name,
    promise,
    lead,
    stations,
    situation,
    capabilities,
    process,
    deliverables,
    specimen,
    engagement,
    buying,
    standards,
    questions,
    related,
    closing,
    ...more
  } = page;
  const words = { off: "", lit: ` ${labels.touched}`, here: ` ${labels.here}` };
  return {
    title: name,
    promise,
    lead,
    body: [
      packLink(),
      section(stations.label, { items: stations.stations.map((station) => station.name + words[station.state]) }),
      section(labels.situation, situation),
      section(labels.capabilities, capabilities),
      section(labels.process, { note: process.note, steps: stepsWith(labels.output, process.steps) }),
      section(labels.deliverables, { ...deliverables, columns: labels.columns }),
      specimenSection(specimen),
      engagementSection(engagement, labels.engagement),
      ...buyingSections(buying),
      // What a page gets besides, with a heading of its own.
      ...Object.values(more),
      ...closingSections({ labels, standards, questions, related }),
      closing,
    ],
  };
}

/** The pages of the three practices with a design of their own, by their addresses. */
const OWN_DESIGNS: Readonly<Record<string, (page: CategoryPageData) => Doc>> = {
  "/cybersecurity": (page) => {
    const { functions, evidence } = cybersecurityPage;
    const rows = functions.rows.map(({ name, asks, slugs }) => ({
      heading: name,
      asks,
      services: slugs.map(answerTo),
    }));
    return practiceDoc(page, [{ ...functions, rows }], [page.closing], [evidence]);
  },
  "/services/digital-transformation": (page) => {
    const { carousel, services, sections, form } = digitalTransformationPage;
    return practiceDoc(
      { ...page, standards: [] },
      [carousel.slides, { ...services, items: page.services }, ...sections],
      [form, contactAround],
    );
  },
  "/services/database-and-infrastructure-management": (page) => {
    const { carousel, services, framework, sections, form } = databaseAndInfrastructurePage;
    const { output, steps, ...frame } = framework;
    return practiceDoc(
      page,
      [
        carousel.slides,
        { ...services, items: page.services },
        { ...frame, steps: stepsWith(output, steps) },
        ...sections,
      ],
      [form, contactAround],
    );
  },
};

/** The page of a practice with a design of its own. */
export function ownPracticeDoc(path: string): Doc {
  const category = categories.find((one) => pathOfCategory(one) === path);
  const doc = OWN_DESIGNS[path];
  if (!category || !doc) throw new Error(`No practice has the address ${path}.`);
  return doc(categoryPage(category));
}

function answerTo(slug: string) {
  const { item, category } = findItem(slug)!;
  const { name, path } = linkToItem(item);
  return { name, path, from: category.name === "Cybersecurity" ? "" : category.name };
}

const practiceDoc = (
  page: CategoryPageData,
  services: unknown[],
  last: unknown[],
  afterStarts: unknown[] = [],
): Doc => ({
  title: page.name,
  promise: page.promise,
  lead: page.lead,
  body: [
    section(page.labels.situation, page.situation),
    ...services,
    section(page.labels.starts, page.starts),
    ...afterStarts,
    section(page.labels.principles, page.principles),
    ...closingSections(page),
    ...last,
  ],
});

/** The practice's services, each with its course over the stages in words. */
const servicesOf = ({ labels, course, services }: CategoryPageData) =>
  section(labels.services, {
    rows: services.map(({ name, path, promise, from, here, to }) => ({
      name,
      path,
      promise,
      course: `${fill(from === to ? labels.centers : labels.spans, {
        from: course.stages[from]!,
        here: course.stages[here]!,
        to: course.stages[to]!,
      })}.`,
    })),
  });

export const stepsWith = (
  label: string,
  steps: readonly (Pick<Step, "name" | "text" | "output"> & { time?: string })[],
) => steps.map(({ name, time, text, output }) => ({ name, time, text, output: `${label} ${output}` }));

export const engagementSection = ({ needs, arrival, team, length, handover }: Engagement, labels: EngagementLabels) =>
  section(labels.heading, {
    rows: Object.entries({ needs, arrival, team, length, handover }).map(([key, text]) => ({
      name: labels[key as keyof Engagement],
      text,
    })),
  });

interface Closing {
  labels: { standards: string; questions: string; related: string };
  standards: readonly CitedStandard[];
  questions: readonly Question[];
  related: readonly ServiceLink[];
}

/** What comes last on the page of a practice, a service or a solution. */
export const closingSections = ({ labels, standards, questions, related }: Closing): object[] => [
  ...(standards.length > 0 ? [standardsSection(labels.standards, standards)] : []),
  section(labels.questions, { rows: questions }),
  section(labels.related, { rows: related }),
];

const standardsSection = (heading: string, standards: readonly CitedStandard[]) =>
  section(heading, {
    rows: new Written(bullets(standards.map(standardLine))),
    lookUp: new Written(`${LOOK_UP.map(({ before, label, to }) => plain(before) + link(label, to)).join("")}.`),
  });

const standardLine = ({ rules, part, text }: CitedStandard): string =>
  `${new Intl.ListFormat("en-US").format(rules.map(({ id, name }) => link(name, `/rules#${id}`)))}${part ? `, ${plain(part)}` : ""}: ${plain(text)}`;
