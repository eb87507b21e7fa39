import type { Page } from "playwright/test";
import { firm } from "../../app/content/firm.ts";
import { FONT_FACES } from "../../scripts/lib/font-faces.ts";
import { expectNoViolations } from "../support/axe.ts";
import { ROUTES_OF_SPEC } from "../support/routes-of-spec.ts";
import { expect, test } from "../support/site-test.ts";

test.use({ reducedMotion: "reduce" });

/** What the serif's files leave out. */
const SIGNS = new RegExp(
  `[${FONT_FACES.find(({ file }) => file === "newsreader")!.leavesOut!.replaceAll(/[\\\]^]/g, "\\$&")}]`,
);

/** All text of the page that is set in the serif. */
const serifText = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let all = "";
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode;
      if (parent && getComputedStyle(parent).fontFamily.startsWith("Newsreader")) all += ` ${textContent}`;
    }
    return all;
  });

for (const path of ROUTES_OF_SPEC) {
  test(`RT-1 ${path} renders, hydrates and is accessible at 1440, 390 and 320 px`, async ({ page, complaints }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(new RegExp(`\\| ${firm.name}$`));
    await page.waitForFunction(() => "__reactRouterContext" in window);
    expect(complaints).toEqual([]);

    await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
    const levels = await page
      .getByRole("heading")
      .evaluateAll((all) => all.map((heading) => Number(heading.tagName[1])));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);

    expect(await serifText(page)).not.toMatch(SIGNS);
    await expectNoViolations(page, { isAtRest: true });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator("details").evaluateAll((all: HTMLDetailsElement[]) => {
      for (const details of all) details.open = true;
    });
    await expectNoViolations(page, { isAtRest: true });
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}
