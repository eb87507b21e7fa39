/** In this tab's storage while the visitor does not want the pack to go along. */
const NAME = "contact:pack";
const OUT = "out";

/** Whether the visitor has unticked the pack in this tab. Storage may be forbidden: then a tick is what the page has. Source: PACK-3. */
export function isPackOut(): boolean {
  try {
    return sessionStorage.getItem(NAME) === OUT;
  } catch {
    return false;
  }
}

/** Keeps whether the pack goes along, for all forms of this tab. */
export function keepPackOut(isOut: boolean): void {
  try {
    if (isOut) sessionStorage.setItem(NAME, OUT);
    else sessionStorage.removeItem(NAME);
  } catch {
    // The box works without it.
  }
}
