import type { VoiceReport } from "./report.ts";
import type { Tally } from "./tally.ts";

const ROWS = 12;
const BAR_ANSWERS = 3;

/** The report as lines of text: what repeats most stands first in each part. */
export function reportLines(report: VoiceReport): string[] {
  const { openers, answers, sentences } = report;
  return [
    ...part(`Openers by shape (${openers.count} pages)`, rows(openers.shapes)),
    ...part("Openers by move", rows(openers.moves)),
    ...part("Openers by rhythm: sentences short to 7 words, middling to 14, long to 22", rows(openers.rhythms)),
    ...part("Openers by number of sentences", rows(openers.sentences)),
    ...part("Openers by number of words", rows(openers.lengths)),
    `${openers.turns.length} of ${openers.count} openers turn against their first sentence`,
    ...part(
      "First words by part",
      Object.entries(report.firstWords).map(
        ([name, { count, words }]) => `${pad(name)} ${inline(words)} (of ${count})`,
      ),
    ),
    ...part(`First words of ${sentences.count} sentences`, [inline(sentences.firstWords)]),
    ...part(
      `Answers (${answers.count}): ${answers.shortest} to ${answers.longest} words, median ${answers.median}; ${answers.fragments} open with a fragment`,
      answers.bands.map(
        ({ band, count }) =>
          `${band.padStart(9)} ${String(count).padStart(4)} ${"█".repeat(Math.ceil(count / BAR_ANSWERS))}`,
      ),
    ),
    ...part(
      "Sentences without a main clause",
      report.fragments.map(({ part: name, count, of }) => `${pad(name)} ${count} of ${of}`),
    ),
    ...part(
      "Parts on a page",
      Object.entries(report.furniture).map(([name, counts]) => `${pad(name)} ${inline(counts, "pages")}`),
    ),
    ...part(`Jokes and figures of speech (pages of ${report.pages.length}, times)`, report.figures.map(withTimes)),
    ...part("Spelled-out numbers (pages)", [inline(report.numbers, "pages")]),
    ...part(
      "Runs of four words (pages)",
      rows(
        report.grams.filter(({ pages }) => pages.length > 2),
        3 * ROWS,
      ),
    ),
    ...part("Page by page: grade of the lead and of all, opener, figures", report.pages.map(pageLine)),
  ];
}

const part = (heading: string, lines: readonly string[]): string[] => [
  "",
  heading,
  ...lines.map((line) => `  ${line}`),
];

const pad = (name: string) => name.padEnd(18);
const rows = (found: readonly Tally[], most = ROWS) =>
  found.slice(0, most).map(({ what, pages }) => `${String(pages.length).padStart(4)} ${what}`);
const withTimes = ({ what, pages, times }: Tally) =>
  `${String(pages.length).padStart(4)} ${String(times).padStart(4)} ${what}`;
const inline = (found: readonly Tally[], by: "pages" | "times" = "times") =>
  found
    .slice(0, ROWS)
    .map((one) => `${one.what} ${by === "times" ? one.times : one.pages.length}`)
    .join(", ");

function pageLine({ path, opener, figures, leadGrade, grade }: VoiceReport["pages"][number]): string {
  const shape = opener ? `${opener.shape}; ${opener.rhythm}` : "no opener";
  return `${leadGrade.toFixed(1).padStart(5)} ${grade.toFixed(1).padStart(5)}  ${path}: ${shape}${figures.length > 0 ? ` | ${figures.join("; ")}` : ""}`;
}
