import { buyingRows, laborInWords } from "../../content/buying.ts";
import { glanceLabels, termLabels } from "../../content/services/service-labels.ts";
import { fill } from "../../lib/text/fill.ts";
import type { Buying, Engagement } from "../../content/types/content-schema.types.ts";
import type { Glance, GlanceRow } from "../../content/types/glance.types.ts";
import type { NamedText } from "../../content/types/page-section.types.ts";
import { capitalized, inWords } from "../../content/words.ts";

const dayInWords = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

interface GlanceSource {
  /** The last segment of the page's path. */
  slug: string;
  engagement: Engagement;
  buying: Buying;
  /** Names of what the client gets, and the part of the page that describes it. */
  documents: readonly string[];
  documentsAt: string;
  /** ISO date of the last change. */
  updated: string | undefined;
}

/** What a buyer needs first. Each text is shown nowhere else on its page. Source: READ-1. */
export function glanceOf({ slug, engagement, buying, documents, documentsAt, updated }: GlanceSource): Glance {
  return {
    heading: glanceLabels.heading,
    rows: [
      { name: glanceLabels.length, ...firstSentenceOf(engagement.length) },
      { name: glanceLabels.team, ...firstSentenceOf(engagement.team) },
      {
        name: glanceLabels.contract,
        ...firstSentenceOf(`${buying.contract} ${laborInWords(buying)}`.trim()),
      },
      {
        name: glanceLabels.gets,
        value: capitalized(fill(glanceLabels.documents, { count: inWords(documents.length) })),
        note: `${fill(glanceLabels.range, { first: documents[0]!, last: documents.at(-1)! })} ${glanceLabels.excluded}`,
        to: documentsAt,
      },
      { name: glanceLabels.needs, note: engagement.needs },
      ...buyingRows(slug, buying),
    ],
    ...(updated && {
      updated: { date: updated, text: fill(glanceLabels.updated, { day: dayInWords.format(new Date(updated)) }) },
    }),
  };
}

/** How an engagement begins and ends. */
export const termsOf = ({ arrival, handover }: Engagement): NamedText[] => [
  { name: termLabels.arrival, text: arrival },
  { name: termLabels.handover, text: handover },
];

/** The first sentence is the value, and the rest explains it. */
function firstSentenceOf(text: string): Pick<GlanceRow, "value" | "note"> {
  const [value, note] = text.split(/(?<=\.) (?=[A-Z])(.*)/s);
  return note ? { value: value!, note } : { value: text };
}
