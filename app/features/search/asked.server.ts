import { ANSWERS_PATH, buyersAnswersPage } from "../../content/pages/buyers-answers.ts";
import { asked } from "../../content/search/asked.ts";
import { questionAnchor } from "../../lib/text/question-anchor.ts";
import type { Entry } from "./entry.server.ts";

/** What somebody asks for or says is wrong, and the position of the entry that answers. */
export interface Phrase {
  text: string;
  entry: number;
}

/** What the site answers: in the words of those who ask, and as its pages put it. */
export function phrasesOf(entries: readonly Entry[]): Phrase[] {
  const positions = new Map(entries.map(({ path }, index) => [path, index] as const).toReversed());
  const answers = new Map(buyersAnswersPage.answers.map(({ id, question }) => [`@${id}`, questionAnchor(question)]));
  const positionOf = (place: string): number => {
    const position = positions.get(answers.has(place) ? `${ANSWERS_PATH}#${answers.get(place)}` : place);
    if (position === undefined) throw new Error(`app/content/search/asked.ts: the site has no ${place}`);
    return position;
  };
  return [
    ...Object.entries(asked).flatMap(([place, texts]) => texts.map((text) => ({ text, entry: positionOf(place) }))),
    ...entries.flatMap(({ kind, name: text }, entry) =>
      kind === "facts" || kind === "questions" ? [{ text, entry }] : [],
    ),
  ];
}
