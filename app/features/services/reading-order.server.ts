import type { PracticePageData } from "../../content/types/practice-page.types.ts";

/** What a practice with its own route shows in addition to the template, or instead of a part of it. */
interface OwnParts {
  carousel?: unknown;
  /** Replaces the steps. */
  framework?: unknown;
  /** Follows the questions, under a heading above them, and replaces the closing call. */
  form?: unknown;
}

/** A practice's data in reading order. Its specimens explain their own acronyms. */
export function practiceInReadingOrder(page: PracticePageData, { carousel, framework, form }: OwnParts = {}): object {
  const { promise, doors, services, chart, steps, buying, questions, closing } = page;
  const end = form ? [form, questions] : [questions, closing];
  return [
    { promise },
    carousel,
    doors,
    services,
    { lead: chart.lead, rows: chart.rows },
    framework ?? steps,
    buying,
    ...end,
  ];
}
