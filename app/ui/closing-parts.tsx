import type { CitedStandard } from "../content/types/rule.types.ts";
import type { Question } from "../content/types/content-schema.types.ts";
import type { LongPagePart } from "./long-page.tsx";
import { fill } from "../lib/text/fill.ts";
import { PhoneFold } from "./phone-fold.tsx";
import { Questions } from "./questions.tsx";
import { StandardsList } from "./standards-list.tsx";

interface ClosingPartsData {
  labels: { standards: string; allStandards: string; questions: string };
  standards: readonly CitedStandard[];
  questions: readonly Question[];
}

/** The standards and the questions of a service or solution page. */
export const closingParts = ({ labels, standards, questions }: ClosingPartsData): LongPagePart[] => [
  {
    id: "standards",
    heading: labels.standards,
    content: (
      <PhoneFold label={fill(labels.allStandards, { count: standards.length })}>
        <StandardsList standards={standards} />
      </PhoneFold>
    ),
  },
  { id: "questions", heading: labels.questions, content: <Questions questions={questions} /> },
];
