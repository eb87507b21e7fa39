import type { Rule } from "../types/rule.types.ts";
import { rules } from "./index.ts";

/** The edition in a short name: "Rev. 5", ":2022", "of 2014", "V3.0". */
const EDITION = /(?: Rev\. \d+|:\d{4}| of \d{4}| [vV]\d+\.\d+)$/;

/** All spellings by which texts cite a rule: as in the register, without the edition, and its patterns. */
const spellingsOf = ({ short, patterns = [] }: Rule): string[] => [short, short.replace(EDITION, ""), ...patterns];

const spellings = Object.entries<Rule>(rules).flatMap(([id, rule]) =>
  [...new Set(spellingsOf(rule))].map((spelling) => ({ id, spelling, pattern: wholeWords(spelling) })),
);

function wholeWords(spelling: string): RegExp {
  const literal = spelling.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\w-])${literal}(?![\w])(?!-\d)`, "g");
}

/** A citation in a text: the rule, and its start and end. */
export interface Citation {
  id: string;
  from: number;
  to: number;
}

/** Every citation of a registered rule in a text. Slow: for the build and tests only. Source: RULE-1. */
export const citationsIn = (text: string): Citation[] =>
  spellings.flatMap(({ id, spelling, pattern }) =>
    text.includes(spelling)
      ? [...text.matchAll(pattern)].map(({ index }) => ({ id, from: index, to: index + spelling.length }))
      : [],
  );
