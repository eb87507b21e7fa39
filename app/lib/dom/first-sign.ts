/** What tells that somebody is there and about to do something with the page, before any of it is done. */
const SIGNS = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "wheel",
  "scroll",
  "keydown",
  "focusin",
  "input",
  // Software that presses buttons for people gives no other sign.
  "click",
  "popstate",
];

let awaited: Promise<void> | undefined;

/**
 * Resolves with the visitor's first sign; undefined once there was one, and on the server. Listens from the first call on, in
 * the capture phase: whoever else hears of the sign finds it given.
 */
export const firstSign: () => Promise<void> | undefined =
  typeof document === "undefined" ? () => undefined : () => awaited;

/** Begins to listen. To be called once, before React and the router listen to anything. */
export function awaitFirstSign(): void {
  // Who was brought to a place on the page, or has scrolled or begun to write while its scripts came, has given one.
  if (location.hash || scrollY > 0 || document.activeElement !== document.body) return;
  awaited = new Promise((resolve) => {
    const stop = new AbortController();
    const notice = () => {
      stop.abort();
      awaited = undefined;
      resolve();
    };
    for (const sign of SIGNS) addEventListener(sign, notice, { capture: true, passive: true, signal: stop.signal });
  });
}
