import type { PaperRow, ShownStation } from "../../app/content/shapes/line-item.ts";
import { lineItemPage } from "../../app/content/specimens/line-item/page.ts";
import type { Doc } from "./doc.ts";
import { link, plain, table } from "./marks.ts";
import { Written } from "./walk.ts";

const page = lineItemPage();
const { labels } = page;

/** One dollar line from appropriation to audit, station by station. Source: LINE-1. */
export function lineItemDoc(): Doc {
  const { name, promise, lead, amount, label, index, stations, backward } = page;
  const { heading, lead: backwardLead, columns, act, all } = backward;
  const documents = stations
    .toReversed()
    .map(({ number, paper, document, date, signs, line }) => [
      String(number),
      paper,
      document,
      date,
      signs,
      line.amount,
    ]);
  return {
    title: name,
    promise,
    lead,
    body: [
      amount,
      new Written(`${plain(index.heading)}: ${plain(label)} ${plain(index.note)}`),
      stations.map(stationSection),
      { heading, lead: backwardLead, rows: new Written(table(Object.values(columns), documents)), links: [act, all] },
    ],
  };
}

const stationSection = (station: ShownStation) => ({
  heading: `${station.number}. ${station.name}`,
  text: station.text,
  paper: `${station.paper}, ${station.document}, ${station.date}`,
  rows: new Written(
    table(
      [labels.line, labels.text, labels.amount],
      [...station.above, station.line, ...station.below].map((row) => paperCells(row, row === station.line)),
    ),
  ),
  beside: besideBlocks(station.beside),
  signs: [
    { name: labels.standsAs, text: station.standsAs },
    { name: labels.signedBy, text: station.signs },
  ],
  shows: new Written(`${labels.shownOn}: ${station.shows.map(({ id, to }) => link(id, to)).join(", ")}`),
  breaks: station.breaks,
});

/** A row of a document; the one that is followed is bold. */
const paperCells = ({ ref, text, amount = "" }: PaperRow, isFollowed: boolean): string[] =>
  [ref, text, amount].map((cell) => (isFollowed && cell ? `**${plain(cell)}**` : plain(cell)));

/** What was posted in both ledgers, or what an auditor asked. */
function besideBlocks(beside: ShownStation["beside"]): unknown[] {
  if ("answers" in beside) {
    const rows = beside.answers.map(({ question, answer }) => [plain(question), plain(answer)]);
    return [beside.caption, new Written(table([labels.asked.question, labels.asked.answer], rows))];
  }
  return [
    beside.caption,
    ...beside.ledgers.flatMap(({ name, lines }) => [
      name,
      new Written(
        table(
          [labels.account, labels.debit, labels.credit],
          lines.map(({ account, title, debit, credit }) => [`${account} ${plain(title)}`, debit, credit]),
        ),
      ),
    ]),
  ].flatMap((block) => (typeof block === "string" ? [new Written(plain(block))] : [block]));
}
