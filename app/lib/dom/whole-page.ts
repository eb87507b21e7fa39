/** How long a browser without idle callbacks is left alone between two sections. */
const PAUSE_MS = 100;

const SECTIONS = "main > section:nth-child(n + 3), .site-footer";

/**
 * Has every section of the page laid out at once, or leaves those far below the window for later (styles/section.css).
 * A place on the page is only known once everything above it is laid out. Before the page's scripts have come,
 * lib/navigation/first-arrival.ts does it.
 */
export function setWholePage(isWhole: boolean): void {
  document.documentElement.toggleAttribute("data-whole", isWhole);
}

/** Whether the part of the page below the fold has still to be drawn (components/below-the-fold.tsx). */
export const isPageAwaited = (): boolean => document.querySelector("main [data-awaited]") !== null;

/**
 * Lays out the sections that were left for later, one in each idle moment: from then on the scroll bar is right, and a
 * picture of the whole page shows all of it. Returns how to stop.
 */
export function finishPageWhenIdle(): () => void {
  let isStopped = false;
  let timer: number | undefined;
  const isIdleKnown = "requestIdleCallback" in window;

  function next() {
    if (isStopped) return;
    timer = isIdleKnown ? requestIdleCallback(layOutOne) : window.setTimeout(layOutOne, PAUSE_MS);
  }
  function layOutOne() {
    if (isStopped) return;
    // Looked for each time: the part below the fold comes after the first screen.
    const section = [...document.querySelectorAll<HTMLElement>(SECTIONS)].find((one) => !one.style.contentVisibility);
    if (!section) {
      if (isPageAwaited()) next();
      return;
    }
    section.style.contentVisibility = "visible";
    // Laid out here and now, so that the frame has only to paint it, and one section a frame: tasks stay short.
    section.getBoundingClientRect();
    requestAnimationFrame(next);
  }

  // A font that comes later would have everything laid out twice.
  void (async () => {
    await document.fonts.ready;
    next();
  })();
  return () => {
    isStopped = true;
    if (isIdleKnown && timer) cancelIdleCallback(timer);
    else clearTimeout(timer);
  };
}
