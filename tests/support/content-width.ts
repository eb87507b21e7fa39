import type { Page } from "playwright/test";
import { layOutWholePage } from "./whole-page.ts";

/** Representative window widths: the reflow width of WCAG 1.4.10, phones, tablets, laptops and desktops. */
export const WIDTHS = [320, 390, 768, 1024, 1200, 1440] as const;

/** The width of the page's content in CSS pixels; wider than the window means horizontal scrolling. */
export async function contentWidth(page: Page): Promise<number> {
  await layOutWholePage(page);
  const { width } = page.viewportSize()!;
  for (;;) {
    const seen = await page.evaluate(() => ({
      window: innerWidth,
      content: document.querySelector("main")!.scrollWidth,
    }));
    // The page may receive its new width only after Playwright has set it.
    if (seen.window === width) return seen.content;
  }
}
