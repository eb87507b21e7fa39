import type { Page } from "playwright/test";
import { worstContrast } from "../../support/pixel-contrast.ts";

/** A stop of the Tab key. */
export interface Stop {
  name: string;
  /** Its index among all focusable elements in DOM order; -1 if it should not be focusable. */
  index: number;
  /** Number of focusable elements. */
  count: number;
  /** Faults: focus ring, covered by the header, outside the window. */
  faults: string[];
  /** Its position on the page. */
  x: number;
  y: number;
  right: number;
  bottom: number;
  /** Its focus ring if it is on a picture, in window coordinates. */
  ringOnPicture: { x: number; y: number; width: number; height: number; color: [number, number, number] } | null;
}

/** Minimum contrast of a focus ring. Source: WCAG 2.2, 1.4.11. */
const RING_CONTRAST = 3;
/** Distance beyond a ring at which its background is measured. */
const GROUND_PX = 3;

/** The focused element, or null at the end of the page. */
export async function stopOf(page: Page): Promise<Stop | null> {
  const stop = await page.evaluate(readStop, RING_CONTRAST);
  if (!stop?.ringOnPicture) return stop;
  const { color, ...box } = stop.ringOnPicture;
  const worst = await worstContrast(page, { around: box, by: GROUND_PX, color });
  if (worst < RING_CONTRAST) stop.faults.push(`ring on a picture has a contrast of ${worst.toFixed(2)}`);
  return stop;
}

/** Cached in the page between stops, since a long page has hundreds of them. */
interface Known {
  /** CSS colors as red, green and blue. */
  colors: Map<string, [number, number, number]>;
  /** All focusable elements, until the page changes. */
  all: HTMLElement[] | undefined;
}

/** Runs in the page. */
function readStop(ringContrast: number): Stop | null {
  const FOCUSABLE =
    "a[href], button:not(:disabled), input:not([type=hidden], :disabled), textarea, select, summary, iframe, [tabindex]";
  const active = document.activeElement;
  if (!active || active === document.body) return null;

  const isReachable = (node: HTMLElement) =>
    node.tabIndex >= 0 &&
    !node.closest("[inert]") &&
    node.checkVisibility({ visibilityProperty: true }) &&
    // Only the selected radio button of a group is focusable.
    !(node instanceof HTMLInputElement && node.type === "radio" && !node.checked);
  const place = window as { knownOfStops?: Known };
  if (!place.knownOfStops) {
    const fresh: Known = { colors: new Map(), all: undefined };
    const forget = new MutationObserver(() => (fresh.all = undefined));
    forget.observe(document, { subtree: true, childList: true, attributes: true });
    place.knownOfStops = fresh;
  }
  const known = place.knownOfStops;
  // Focus alone may make an element visible through CSS.
  if (!known.all?.includes(active as HTMLElement)) {
    known.all = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isReachable);
  }
  const { all } = known;
  const faults: string[] = [];

  const rgbOf = (color: string) => {
    const rgb = known.colors.get(color);
    if (rgb) return rgb;
    const ink = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
    ink.fillStyle = color;
    ink.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = ink.getImageData(0, 0, 1, 1).data;
    known.colors.set(color, [red, green, blue]);
    return known.colors.get(color)!;
  };
  const luminance = (color: string) => {
    const [red, green, blue] = rgbOf(color).map((channel) =>
      channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const contrast = (one: string, other: string) => {
    const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
    return (light! + 0.05) / (dark! + 0.05);
  };
  const groundOf = (node: Element | null): string => {
    for (let at = node; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (!/, 0\)$|\/ 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor;
    }
    return "white";
  };
  // The ring is drawn by the element itself, by its ::after over the whole row, or by the row around it.
  const rows = [
    active.parentElement,
    active.parentElement?.parentElement,
    active.parentElement?.parentElement?.parentElement,
  ];
  const ring = [
    { node: active, style: getComputedStyle(active) },
    { node: active, style: getComputedStyle(active, "::after") },
    ...rows.filter((row) => !!row).map((row) => ({ node: row, style: getComputedStyle(row) })),
  ].find(({ style }) => style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2);
  let ringOnPicture: Stop["ringOnPicture"] = null;
  if (!ring) faults.push("no ring of 2 px");
  else {
    const box = ring.node.getBoundingClientRect();
    const offset = parseFloat(ring.style.outlineOffset);
    const hasPicture = [...document.images].some((image) => {
      const at = image.getBoundingClientRect();
      const overlaps = at.x < box.right && at.right > box.x && at.y < box.bottom && at.bottom > box.y;
      return overlaps && image.checkVisibility() && !ring.node.contains(image);
    });
    const ground = groundOf(offset < 0 ? ring.node : ring.node.parentElement);
    const isOnItself = offset < 0 && getComputedStyle(ring.node).backgroundColor === ground;
    const ratio = contrast(ring.style.outlineColor, ground);
    const reach = offset + parseFloat(ring.style.outlineWidth);
    if (hasPicture && !isOnItself) {
      ringOnPicture = {
        x: box.x - reach,
        y: box.y - reach,
        width: box.width + 2 * reach,
        height: box.height + 2 * reach,
        color: rgbOf(ring.style.outlineColor),
      };
    } else if (ratio < ringContrast) {
      faults.push(`ring ${ring.style.outlineColor} on ${ground} has a contrast of ${ratio.toFixed(2)}`);
    }
  }

  const { x, y, right, bottom, height } = active.getBoundingClientRect();
  const isTall = height > innerHeight / 2;
  if (right < 1 || x > innerWidth - 1 || bottom < 1 || y > innerHeight - 1) faults.push("outside the window");
  // Browsers scroll only the caret's line of a text area into view.
  else if (!isTall && bottom > innerHeight + 1 && active.tagName !== "TEXTAREA") {
    faults.push(`${Math.round(bottom - innerHeight)} px below the window`);
  }
  const header = document.querySelector("header")!;
  if (!isTall && !header.contains(active) && header.contains(document.elementFromPoint(x + 1, y + 1))) {
    faults.push("its top lies under the header");
  }
  const [first] = active.getClientRects();
  const onTop = document.elementFromPoint(first!.x + first!.width / 2, first!.y + first!.height / 2);
  if (
    onTop &&
    onTop !== active &&
    !active.contains(onTop) &&
    !onTop.contains(active) &&
    !(active instanceof HTMLInputElement)
  ) {
    faults.push(`covered by ${onTop.tagName}.${onTop.className}`);
  }

  const name = active.getAttribute("aria-label") ?? (active.textContent!.trim() || active.getAttribute("name"));
  return {
    name: `${active.tagName.toLowerCase()} “${name?.slice(0, 50)}”`,
    index: all.indexOf(active as HTMLElement),
    count: all.length,
    faults,
    x,
    y: y + scrollY,
    right,
    bottom: bottom + scrollY,
    ringOnPicture,
  };
}
