import type { Page } from "playwright/test";
import { layOutWholePage } from "./whole-page.ts";

/** Text cut off by a box with hidden overflow, and pages that scroll horizontally. */
export async function lostText(page: Page): Promise<string[]> {
  // Sections that are not laid out yet have estimated heights, which text may exceed.
  await layOutWholePage(page);
  return page.evaluate(() => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement!;
      const isForReading =
        parent.checkVisibility({ visibilityProperty: true }) && !parent.closest("script, [aria-hidden=true], [inert]");
      // Text for screen readers only is clipped to nothing or to one pixel, or transparent.
      let hidden: HTMLElement | null = parent;
      while (hidden) {
        const { clip, clipPath, opacity } = getComputedStyle(hidden);
        if (clipPath === "inset(50%)") break;
        if (hidden.offsetWidth <= 1 && (clip !== "auto" || clipPath !== "none" || opacity === "0")) break;
        hidden = hidden.parentElement;
      }
      if (!isForReading || hidden || !texts.currentNode.textContent!.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const words = range.getBoundingClientRect();
      let isInScroller = false;
      for (let box = parent; box !== document.body; box = box.parentElement!) {
        const { overflowX, overflowY } = getComputedStyle(box);
        isInScroller ||= /auto|scroll/.test(overflowX);
        const { x, y, right, bottom } = box.getBoundingClientRect();
        const isCutAcross =
          !isInScroller && /hidden|clip/.test(overflowX) && (words.x < x - 1 || words.right > right + 1);
        const isCutDown = /hidden|clip/.test(overflowY) && (words.y < y - 1 || words.bottom > bottom + 1);
        if (isCutAcross || isCutDown)
          cut.push(`“${texts.currentNode.textContent!.trim().slice(0, 40)}” in ${box.tagName}.${box.className}`);
      }
      if (words.right > innerWidth + 1 && !isInScroller && !parent.closest(".belt"))
        cut.push(`“${texts.currentNode.textContent!.trim().slice(0, 40)}” ends at ${Math.round(words.right)} px`);
    }
    const wide = document.documentElement.scrollWidth - innerWidth;
    return wide > 0 ? [...cut, `${wide} px too wide`] : cut;
  });
}

/** Texts of the header that overlap. */
export const overlapsInHeader = (page: Page) =>
  page.evaluate(() => {
    const boxes = [
      ...document.querySelectorAll<HTMLElement>(
        ".header-logo, .nav-link, .nav-toggle, .header-search, .header-talk, .menu-button",
      ),
    ]
      .filter((node) => node.checkVisibility())
      .map((node) => ({ name: node.textContent || node.ariaLabel, box: node.getBoundingClientRect() }));
    return boxes.flatMap(({ name, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            box.right > other.box.x + 1 &&
            box.x < other.box.right - 1 &&
            box.bottom > other.box.y &&
            box.y < other.box.bottom,
        )
        .map((other) => `${name} and ${other.name}`),
    );
  });

/** Icons without contrast to their background. */
export const lostIcons = (page: Page) =>
  page.evaluate(() => {
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = color.match(/[\d.]+/g)!.map(Number);
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const groundOf = (node: Element | null): string => {
      for (let at = node; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (!backgroundColor.endsWith(", 0)")) return backgroundColor;
      }
      return "rgb(0, 0, 0)";
    };
    const icons = [...document.querySelectorAll('[class*="i-ph-"]')].filter((icon) => icon.checkVisibility());
    return icons
      .map((icon) => ({ icon, own: getComputedStyle(icon).backgroundColor, ground: groundOf(icon.parentElement) }))
      .filter(({ own, ground }) => Math.abs(luminance(own) - luminance(ground)) < 100)
      .map(({ icon, own, ground }) => `${icon.className}: ${own} on ${ground}`);
  });

/**
 * Buttons and fields without a border, and buttons with a transparent background: in forced-colors mode nothing else
 * shows them.
 */
export const withoutEdge = (page: Page): Promise<string[]> =>
  page.locator(":is(.button, input:not([type=checkbox], [type=radio], [type=hidden]), textarea)").evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest("[aria-hidden=true], [inert]"))
      .filter((one) => {
        const hasEdge = [one, one.parentElement!].some((box) => parseFloat(getComputedStyle(box).borderTopWidth) > 0);
        return !hasEdge || getComputedStyle(one).backgroundColor.endsWith(" 0)");
      })
      .map((one) => `${one.tagName}.${one.className} “${(one.textContent || one.id).trim().slice(0, 40)}”`),
  );
