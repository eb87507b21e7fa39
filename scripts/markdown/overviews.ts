import { flipCards } from "../../app/content/flip-cards.ts";
import { flipCardsPage } from "../../app/content/pages/flip-cards.ts";
import { servicesOverviewPage } from "../../app/content/pages/services-overview.ts";
import { specimensPage } from "../../app/content/pages/specimens.ts";
import { practiceChoices, serviceGroups } from "../../app/content/services/overview.ts";
import { specimenGroups } from "../../app/content/specimens/overview.ts";
import type { Doc } from "./doc.ts";
import { bullets, link, plain } from "./marks.ts";
import { Written } from "./walk.ts";

/** All services by practice. */
export function servicesDoc(): Doc {
  const { name, promise, lead, list, choose, work, closing } = servicesOverviewPage;
  const groups = serviceGroups().map((group) => ({
    heading: group.name,
    promise: group.promise,
    page: group.path && { label: group.name, to: group.path },
    services: group.services.map((service) => ({ name: service.name, path: service.path, promise: service.promise })),
  }));
  return {
    title: name,
    promise,
    lead,
    body: [{ ...list, groups }, { ...choose, rows: practiceChoices() }, work, closing],
  };
}

/** All specimens by practice, each with its file. */
export function specimensDoc(): Doc {
  const { name, promise, lead, list, labels, closing } = specimensPage;
  const groups = specimenGroups().map((group) => ({
    heading: group.name,
    specimens: new Written(
      bullets(
        group.specimens.map(({ id, kind, title, deliverable, path, csv, ties }) => {
          const tied = ties.length > 0 ? ` ${labels.ties} ${ties.map((tie) => link(tie.id, tie.to)).join(", ")}.` : "";
          return `${id}: ${link(title, path)}. ${plain(deliverable)}. ${kind}.${tied} ${link(labels.download, csv)}`;
        }),
      ),
    ),
  }));
  return { title: name, promise, lead, body: [{ ...list, groups }, closing] };
}

/** Six cards, both faces of each. */
export function flipCardsDoc(): Doc {
  const { heading, lead } = flipCardsPage;
  const cards = flipCards.map(({ title, description, features, detailedDescription, benefits, metrics, tags }) => ({
    heading: title,
    description,
    features,
    detailedDescription,
    benefits,
    metrics,
    tags: tags.join(", "),
  }));
  return { title: heading, lead, body: cards };
}
