import type { Locator } from "playwright/test";

/** What of an element is looked at: its own words, or what an empty field suggests. */
export type Words = "text" | "placeholder";

/**
 * Contrast of an element's words with the plain ground that they stand on, as the element is now: under a pointer, invalid,
 * at work. Null where a picture or a gradient is the ground, which pixels tell better (pixel-contrast.ts). Source: WCAG 2.2, 1.4.3.
 */
export const textContrast = (element: Locator, words: Words = "text"): Promise<number | null> =>
  element.evaluate((node, words) => {
    const ink = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
    const luminance = (...colors: string[]) => {
      // One over the other, as they are painted.
      for (const color of ["white", ...colors]) {
        ink.fillStyle = color;
        ink.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = [...ink.getImageData(0, 0, 1, 1).data].map((channel) =>
        channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const box = node.getBoundingClientRect();
    const isOnPicture = [...document.images].some((image) => {
      const at = image.getBoundingClientRect();
      const overlaps = at.x < box.right && at.right > box.x && at.y < box.bottom && at.bottom > box.y;
      return overlaps && image.checkVisibility() && !node.contains(image);
    });
    if (isOnPicture) return null;
    const grounds: string[] = [];
    for (let at: Element | null = node; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      if (backgroundImage !== "none") return null;
      grounds.unshift(backgroundColor);
    }
    const { color } = getComputedStyle(node, words === "placeholder" ? "::placeholder" : undefined);
    const [dark, light] = [luminance(...grounds), luminance(...grounds, color)].toSorted((a, b) => a - b);
    return (light! + 0.05) / (dark! + 0.05);
  }, words);
