/** Session storage key, present while the visitor has excluded the pack. */
const NAME = "contact:pack";
const OUT = "out";

/** Whether the visitor excluded the pack in this tab. False if storage is blocked. Source: PACK-3. */
export function isPackOptedOut(): boolean {
  try {
    return sessionStorage.getItem(NAME) === OUT;
  } catch {
    return false;
  }
}

/** Stores the choice for all forms of this tab. */
export function storePackOptOut(isOut: boolean): void {
  try {
    if (isOut) sessionStorage.setItem(NAME, OUT);
    else sessionStorage.removeItem(NAME);
  } catch {
    // The checkbox works without storage.
  }
}
