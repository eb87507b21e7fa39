import type { Task } from "./task.ts";
import { wordsOf } from "./words.ts";

/** What stands in a link itself says more of its target than what stands around it. */
const OF_LABEL = 3;
/** What somebody would type matters more than the rest of the question. */
const OF_TYPED = 2;

/** A link as one way of reading a page gives it. `around` is what its row, item or paragraph says besides. */
export interface SeenLink {
  label: string;
  around: string;
  /** Path and search of its target. */
  to: string;
}

interface Match {
  link: SeenLink;
  score: number;
  /** How much of what somebody would type stands in the link itself, from 0 to 1. */
  share: number;
}

/** Of links that stand best first, each counts so much less than the one before, down to a half. */
const BY_RANK = 0.1;

/** What is looked for, and what has led on already: its words have done their part. */
interface Search {
  task: Task;
  followed: readonly string[];
}

/**
 * The link whose visible words say most of a task; of equals the first. Undefined where none says anything of it. A word that
 * stands in many links tells little, and a long text that happens to hold a word less than a short one.
 */
export function bestLink({ task, followed }: Search, links: readonly SeenLink[], isRanked = false): Match | undefined {
  const read = links.map((link) => ({ link, label: wordsOf(link.label), around: wordsOf(link.around) }));
  const done = wordsOf(followed.join(" "));
  const typed = [...wordsOf(task.types)].filter((word) => !done.has(word));
  const asked = [...wordsOf(task.question)].filter((word) => !done.has(word));
  const sought = [...new Set([...typed, ...asked])].map((word) => {
    const holders = read.filter(({ label, around }) => label.has(word) || around.has(word)).length;
    const rare = Math.log(1 + links.length / (1 + holders));
    return { word, weight: rare * (typed.includes(word) ? OF_TYPED : 1) };
  });
  return read
    .map(({ link, label, around }, place) => {
      const gained = sought.map(({ word, weight }) => (label.has(word) ? OF_LABEL : around.has(word) ? 1 : 0) * weight);
      const score = gained.reduce((sum, gain) => sum + gain, 0) / Math.sqrt(5 + label.size + around.size);
      const ranked = isRanked ? score * Math.max(0.5, 1 - BY_RANK * place) : score;
      return { link, score: ranked, share: typed.filter((word) => label.has(word)).length / typed.length };
    })
    .filter(({ score }) => score > 0)
    .reduce<Match | undefined>((best, one) => (best && best.score >= one.score ? best : one), undefined);
}
