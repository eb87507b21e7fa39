import type { Page } from "playwright/test";
import { layOutWholePage } from "./whole-page.ts";

/** Windows that stand for the rest: the reflow width of WCAG 1.4.10, phones, tablets, laptops and desktops. */
export const WIDTHS = [320, 390, 768, 1024, 1200, 1440] as const;

/** How wide the page's content is, in CSS pixels; more than the window means scrolling sideways. */
export async function contentWidth(page: Page): Promise<number> {
  await layOutWholePage(page);
  const { width } = page.viewportSize()!;
  for (;;) {
    const seen = await page.evaluate(() => ({
      window: innerWidth,
      content: document.querySelector("main")!.scrollWidth,
    }));
    // A page may hear of its window's new width only after Playwright has set it.
    if (seen.window === width) return seen.content;
  }
}
