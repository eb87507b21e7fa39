import { FIGURES } from "./figures.ts";
import { type PageVoice, textsOf } from "./page-voice.ts";
import type { VoiceReport } from "./report.ts";
import { sentencesIn, wordsIn } from "./text.ts";

const FELT_FROM_PAGES = 3;

/** What one page says again, with its own words, for whoever rewrites it. `report` is the one over all pages. */
export function pageDetail(page: PageVoice, report: VoiceReport): string[] {
  const line = report.pages.find(({ path }) => path === page.path);
  const shared = report.openers.shapes.find(({ what }) => what === line?.opener?.shape)?.pages.length ?? 0;
  return [
    page.path,
    line?.opener
      ? `  opener: ${line.opener.shape} (${shared} of ${report.openers.count}), ${line.opener.rhythm}`
      : "  no opener",
    ...textsOf(page, "lead").map((lead) => `  lead: ${lead}`),
    ...textsOf(page, "answer").map(
      (answer) => `  answer: ${wordsIn(answer).length} words, “${sentencesIn(answer)[0]}”`,
    ),
    ...FIGURES.flatMap(([name, { pattern }]) => quotes(page, name, pattern, pagesOf(report.figures, name))),
    ...report.grams
      .filter(({ pages }) => pages.length >= FELT_FROM_PAGES && pages.includes(page.path))
      .map(({ what, pages }) => `  run on ${pages.length} pages: “${what}”`),
  ];
}

const pagesOf = (figures: VoiceReport["figures"], name: string) =>
  figures.find(({ what }) => what === name)?.pages ?? [];

/** The words of a page that make a figure, where it has enough of them to count. */
function quotes({ path, texts }: PageVoice, name: string, pattern: RegExp, pages: readonly string[]): string[] {
  if (!pages.includes(path)) return [];
  return texts
    .flatMap(({ text }) => [...text.matchAll(pattern)])
    .map(({ 0: found }) => `  ${name} (${pages.length} pages): “${found.trim()}”`);
}
