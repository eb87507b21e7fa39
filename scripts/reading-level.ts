// `node scripts/reading-level.ts`: the Flesch-Kincaid grade of each page's lead and of all its words, hardest leads first.
import { contentByPath, textsOf } from "./lib/all-content.ts";

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

/** US school grade of a text (Kincaid et al., 1975). */
function gradeOf(text: string): number {
  const sentences = Math.max(1, text.split(/[.?!:;]+\s/).length);
  const words = text.split(/\s+/).filter((word) => /[a-z]/i.test(word));
  const syllableCount = words.reduce((sum, word) => sum + syllables(word), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllableCount / words.length) - 15.59;
}

/** Syllables of an English word, estimated by its groups of vowels; about one word in ten is wrong. */
function syllables(word: string): number {
  const groups = word
    .toLowerCase()
    .replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, "")
    .match(/[aeiouy]+/g);
  return Math.max(1, groups?.length ?? 1);
}
