import { useState, useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and while hydrating, so that the markup matches. True afterwards and on later pages. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * Whether this component was rendered by the server, for as long as it is mounted. `false` if the browser rendered it, as
 * it does everything on an error page. Only served components render scripts: React creates a new one from HTML, which
 * browsers refuse (Trusted Types).
 */
export function useServed(): boolean {
  const [part] = useState(unseenPart);
  return useSyncExternalStore(never, part.isServed, part.serve);
}

/**
 * React calls `serve` on the server and while hydrating, otherwise `isServed`. Different values would cause a second
 * render.
 */
function unseenPart() {
  let isServed = false;
  return { isServed: () => isServed, serve: () => (isServed = true) };
}
