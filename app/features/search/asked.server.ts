import { ANSWERS_PATH, buyersAnswersPage } from "../../content/pages/buyers-answers.ts";
import { asked } from "../../content/search/asked.ts";
import { questionAnchor } from "../../lib/text/question-anchor.ts";
import type { Entry } from "./entry.server.ts";

/** What somebody asks for or says is wrong, and where the answer is. */
export interface Phrase {
  text: string;
  /** Position of the entry that answers. */
  entry: number;
  /** The part of the entry's page that answers, with "#"; empty if it is the entry itself. */
  hash: string;
}

/** What the site answers: in the words of those who ask, and as its pages put it. */
export function phrasesOf(entries: readonly Entry[]): Phrase[] {
  const positions = new Map(entries.map(({ path }, index) => [path, index] as const).toReversed());
  const phrase = (text: string, path: string): Phrase => {
    const own = positions.get(path);
    const [page, hash] = path.split(/(?=#)/) as [string, string];
    const entry = own ?? positions.get(page);
    if (entry === undefined) throw new Error(`app/content/search/asked.ts: the site has no ${path}`);
    return { text, entry, hash: own === undefined ? hash : "" };
  };
  const answers = new Map(buyersAnswersPage.answers.map(({ id, question }) => [`@${id}`, question]));
  const pathOf = (place: string) =>
    answers.has(place) ? `${ANSWERS_PATH}#${questionAnchor(answers.get(place)!)}` : place;
  return [
    ...Object.entries(asked).flatMap(([place, texts]) => texts.map((text) => phrase(text, pathOf(place)))),
    ...entries.flatMap(({ kind, name }, entry) =>
      kind === "facts" || kind === "questions" ? [{ text: name, entry, hash: "" }] : [],
    ),
  ];
}
