import { ANSWERS_PATH, buyersAnswersPage } from "../../content/pages/buyers-answers.ts";
import { asked } from "../../content/search/asked.ts";
import { questionAnchor } from "../../lib/text/question-anchor.ts";
import type { Entry } from "./entry.server.ts";

/** What somebody asks for or says is wrong, and the position of the entry that answers. */
export interface Phrase {
  text: string;
  entry: number;
}

/** The path of an answer for buyers. */
export function answerPath(id: string): string | undefined {
  const answer = buyersAnswersPage.answers.find((one) => one.id === id);
  return answer && `${ANSWERS_PATH}#${questionAnchor(answer.question)}`;
}

/** What the site answers: in the words of those who ask, and as its pages put it. */
export function phrasesOf(entries: readonly Entry[]): Phrase[] {
  const positions = new Map(entries.map(({ path }, index) => [path, index] as const).toReversed());
  const positionOf = (place: string): number => {
    const position = positions.get((place.startsWith("@") && answerPath(place.slice(1))) || place);
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
