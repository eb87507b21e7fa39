import { buyingRows, buyingSamples, heldVehicles, laborInWords, limitOf } from "../../content/buying.ts";
import { ANSWERS_PATH, buyersAnswersPage } from "../../content/pages/buyers-answers.ts";
import { questionAnchor } from "../../lib/text/question-anchor.ts";
import { glanceLabels } from "../../content/services/service-labels.ts";
import { fill } from "../../lib/text/fill.ts";
import type { Buying, Engagement } from "../../content/types/content-schema.types.ts";
import type { Glance } from "../../content/types/glance.types.ts";
import { capitalized, inWords, listOf } from "../../content/words.ts";
import { factOf, sentencesOf } from "./in-short.server.ts";

const dayInWords = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

interface GlanceSource {
  /** The last segment of the page's path. */
  slug: string;
  engagement: Engagement;
  buying: Buying;
  /** Names of what the client gets. */
  documents: readonly string[];
  /** ISO date of the last change. */
  updated: string | undefined;
}

const taxForms = buyersAnswersPage.answers.find(({ id }) => id === "tax-forms");
const papers = taxForms && {
  label: glanceLabels.papers,
  to: `${ANSWERS_PATH}#${questionAnchor(taxForms.question)}`,
};

/** What a buyer needs first: four facts, and the details. Each text is shown nowhere else on its page. Source: READ-1. */
export function glanceOf({ slug, engagement, buying, documents, updated }: GlanceSource): Glance {
  const { rest: lengthRest, ...length } = factOf(engagement.length);
  const { rest: teamRest, ...team } = factOf(engagement.team);
  const [contract, ...contractRest] = sentencesOf(buying.contract);
  const through = heldVehicles(buying.vehicles).map(({ id, title }) => title + (limitOf[id] ?? ""));
  const [naics, psc, vehicles] = buyingRows(slug, buying);
  return {
    heading: glanceLabels.heading,
    cells: [
      {
        name: glanceLabels.gets,
        value: capitalized(fill(glanceLabels.documents, { count: inWords(documents.length) })),
        note: fill(glanceLabels.range, { first: documents[0]!, last: documents.at(-1)! }),
        to: "#deliverables",
      },
      { name: glanceLabels.length, ...length },
      { name: glanceLabels.team, ...team },
      {
        name: glanceLabels.buy,
        value: contract!.replace(/\.$/, ""),
        note: fill(glanceLabels.through, { vehicles: listOf(through) ?? "an open-market order" }),
      },
    ],
    details: {
      label: glanceLabels.details,
      hint: glanceLabels.hint,
      notice: buyingSamples,
      columns: [
        [naics!, psc!],
        [
          ...(vehicles ? [vehicles] : []),
          {
            name: glanceLabels.acceptance,
            texts: [[...contractRest, laborInWords(buying)].join(" ").trim(), glanceLabels.accepted].filter(Boolean),
          },
        ],
        [
          { name: glanceLabels.needs, texts: [engagement.needs] },
          ...(lengthRest || teamRest
            ? [{ name: glanceLabels.inFull, texts: [lengthRest, teamRest].filter((text) => text !== undefined) }]
            : []),
        ],
      ],
    },
    papers,
    ...(updated && {
      updated: { date: updated, text: fill(glanceLabels.updated, { day: dayInWords.format(new Date(updated)) }) },
    }),
  };
}
