// `npm run reading-level`: the Flesch-Kincaid grade of each page's lead and of all its words, hardest leads first.
import { contentByPath, textsOf } from "./lib/all-content.ts";
import { gradeOf } from "./lib/voice/text.ts";

const LEAD_GOAL_GRADE = 12;

const leadOf = (content: unknown): string => {
  const parts = [content].flat(2) as { lead?: string; subtitle?: string; description?: string }[];
  return parts.map((part) => part.lead ?? part.subtitle ?? part.description).find((text) => text) ?? "";
};

const rows = [...contentByPath]
  .map(([path, content]) => ({ path, lead: gradeOf(leadOf(content)), whole: gradeOf(textsOf(content).join(" ")) }))
  .toSorted((a, b) => b.lead - a.lead);
for (const { path, lead, whole } of rows)
  console.log(`${lead.toFixed(1).padStart(5)} ${whole.toFixed(1).padStart(5)}  ${path}`);

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
console.log(
  `median lead ${median(rows.map(({ lead }) => lead)).toFixed(1)}, median page ${median(rows.map(({ whole }) => whole)).toFixed(1)}`,
);
console.log(
  `${rows.filter(({ lead }) => lead > LEAD_GOAL_GRADE).length} of ${rows.length} leads above grade ${LEAD_GOAL_GRADE}`,
);
