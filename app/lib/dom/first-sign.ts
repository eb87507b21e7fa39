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

/** For so long a page that may be about to be left is spared what only who stays needs. */
const LEAVING_MS = 400;

/** What the browser opens by itself when it is pressed, with React and without, and how it is pressed. */
const OPENS_BY_ITSELF = "[data-native], summary";
const PRESSES = new Set(["pointerdown", "touchstart", "click"]);

/** A press that has not come to its end after so long is none: the finger rests, or has begun to scroll. */
const PRESS_MS = 500;

let awaited: Promise<void> | undefined;
let staying: Promise<void> | undefined;

/**
 * Resolves with the visitor's first sign; undefined once there was one, and on the server. Listens from the first call on, in
 * the capture phase: whoever else hears of the sign finds it given.
 */
export const firstSign: () => Promise<void> | undefined =
  typeof document === "undefined" ? () => undefined : () => awaited;

/**
 * The same for a sign of a visitor who stays on the page: not for a pointer that only moves or presses a link, which is often the way
 * out. Where nothing else comes, it resolves a moment later.
 */
export const signOfStay: () => Promise<void> | undefined =
  typeof document === "undefined" ? () => undefined : () => staying;

/** Begins to listen. To be called once, before React and the router listen to anything. */
export function awaitFirstSign(): void {
  // Who was brought to a place on the page, or has scrolled or begun to write while its scripts came, has given one.
  if (location.hash || scrollY > 0 || document.activeElement !== document.body) return;
  const stop = new AbortController();
  const [first, noticeFirst] = openPromise();
  const [stay, noticeStay] = openPromise();
  awaited = first;
  staying = stay;
  const endWait = () => {
    stop.abort();
    staying = undefined;
    noticeStay();
  };
  const take = (event: Event) => {
    if (awaited) setTimeout(endWait, LEAVING_MS);
    awaited = undefined;
    noticeFirst();
    if (!mayLeave(event)) endWait();
  };
  let isPressed = false;
  const notice = (event: Event) => {
    if (isPressed) return;
    if (!awaited || !isPressOn(OPENS_BY_ITSELF, event)) return take(event);
    // The browser shows at once what was pressed for; all that React does with it then comes after that.
    isPressed = true;
    const end = () => {
      isPressed = false;
      take(event);
    };
    setTimeout(end, PRESS_MS);
    addEventListener("click", () => requestAnimationFrame(() => setTimeout(end)), { once: true });
  };
  for (const sign of SIGNS) addEventListener(sign, notice, { capture: true, passive: true, signal: stop.signal });
}

/** A promise and what resolves it. */
function openPromise(): [Promise<void>, () => void] {
  let resolve: (() => void) | undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return [promise, () => resolve?.()];
}

/** Whether a sign may be the way to another page: a move of the pointer, or a press on a link to one. */
const mayLeave = (event: Event): boolean =>
  event.type === "pointermove" || isPressOn('a[href]:not([href*="#"])', event);

const isPressOn = (selector: string, { type, target }: Event): boolean =>
  target instanceof Element && (PRESSES.has(type) || isPressFocus(type, target)) && target.closest(selector) !== null;

/** Whether the focus comes with a press, as browsers tell by showing none. */
const isPressFocus = (type: string, target: Element): boolean =>
  type === "focusin" && !target.matches(":focus-visible");
