import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "playwright/test";
import { hydrated } from "./hydrated.ts";
import { poorlyReadable } from "./pixel-contrast.ts";
import { layOutWholePage } from "./whole-page.ts";

const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Disabled rules, each with its reason. All others run, including best-practice, AAA and experimental ones. */
const LEFT_OUT = {
  // Only reports that something is hidden; the tests open hidden parts and check again.
  "hidden-content": { enabled: false },
  // Mistakes the first line of a picture's caption for a heading because of its size and slant; no section follows it.
  "p-as-heading": { enabled: false },
  // Requires 4.5 and 3 to 1 where color-contrast-enhanced requires 7 and 4.5 of the same text, and takes as long again.
  "color-contrast": { enabled: false },
};

/** Findings that axe cannot decide, and why they are correct here. */
const EXPLAINED: { rule: string; selector: string; why: string }[] = [
  {
    rule: "aria-roledescription",
    selector: ".carousel, .hero-carousel, .carousel-slide, [role=group]",
    why: "“carousel” and “slide” are the words that the ARIA Authoring Practices give these roles.",
  },
];

interface Finding {
  rule: string;
  target: string;
  why: string;
}

interface Extent {
  isAtRest?: boolean;
  within?: string;
}

interface AxeWindow {
  axe: {
    getRules: () => { ruleId: string }[];
    run: (
      context: Document | { include: string[] },
      options: object,
    ) => Promise<
      Record<
        "violations" | "incomplete",
        { id: string; nodes: { target: string[]; failureSummary?: string; any: { message: string }[] }[] }[]
      >
    >;
  };
}

/** Longer animations are timers or run forever, in ms. */
const LONGEST_FADE_MS = 1000;

/** Waits for transitions to end: text has less contrast while it fades. */
const untilFadedIn = (page: Page) =>
  page.evaluate(async (longest) => {
    const onTheirWay = document
      .getAnimations()
      .filter(({ timeline, playState }) => timeline === document.timeline && playState === "running")
      .filter(({ effect }) => Number(effect!.getComputedTiming().endTime) <= longest);
    await Promise.allSettled(onTheirWay.map(({ finished }) => finished));
  }, LONGEST_FADE_MS);

/** All findings of axe-core on the current page or a part of it, and what it leaves to human judgment. */
async function runAxe(page: Page, within: string | undefined): Promise<Record<"violations" | "incomplete", Finding[]>> {
  await layOutWholePage(page);
  await untilFadedIn(page);
  // Evaluated instead of added as a script, which the content security policy would block.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE_SOURCE);
  return page.evaluate(
    async ([leftOut, part]) => {
      const { axe } = window as unknown as AxeWindow;
      const all = Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }]));
      const results = await axe.run(part ? { include: [part] } : document, {
        rules: { ...all, ...leftOut },
        resultTypes: ["violations", "incomplete"],
      });
      const list = (kind: "violations" | "incomplete") =>
        results[kind].flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary, any }) => ({
            rule: id,
            target: target.join(" "),
            why: failureSummary ?? any[0]?.message ?? "",
          })),
        );
      return { violations: list("violations"), incomplete: list("incomplete") };
    },
    [LEFT_OUT, within] as const,
  );
}

/**
 * All findings of axe-core on the current page (WCAG 2.2 with 7 to 1 for text, and best practices), by rule and
 * element. Undecided findings count too, unless EXPLAINED justifies them. With `isAtRest`, text with an unknown
 * background, for example on pictures, is measured in pixels; the page must then be unscrolled and without motion.
 * `within` is the selector of the only part to be checked: axe takes a second for a whole page, and every-page.spec.ts has
 * checked the others.
 */
export async function findViolations(
  page: Page,
  { isAtRest = false, within }: Extent = {},
): Promise<(Finding | string)[]> {
  if (isAtRest) await hydrated(page);
  const { violations, incomplete } = await runAxe(page, within);
  const contrast = new Set(incomplete.filter(({ rule }) => rule.startsWith("color-contrast")).map((one) => one.target));
  const unexplained = [];
  for (const one of incomplete.filter(({ target }) => !contrast.has(target))) {
    const explanations = EXPLAINED.filter(({ rule }) => rule === one.rule).map(({ selector }) => selector);
    const isExplained = await page
      .locator(one.target)
      .first()
      .evaluate((node, selectors) => selectors.some((selector) => node.matches(selector)), explanations);
    if (!isExplained) unexplained.push(one);
  }
  return [...violations, ...unexplained, ...(isAtRest ? await poorlyReadable(page, [...contrast]) : [])];
}

/** Fails with all results of `findViolations`. */
export async function expectNoViolations(page: Page, options?: Extent): Promise<void> {
  expect(await findViolations(page, options)).toEqual([]);
}
