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
 * Whether this part came with the server's page, for as long as it is there; `false` for one that the browser made, such as all
 * of an error page's document. Scripts are rendered by served parts alone: React writes a new one as HTML, which browsers
 * refuse (Trusted Types).
 */
export function useServed(): boolean {
  const [part] = useState(unseenPart);
  return useSyncExternalStore(never, part.isServed, part.serve);
}

/** React asks on the server and while hydrating for the one, else for the other. Were the two to differ, it would render the part once more. */
function unseenPart() {
  let isServed = false;
  return { isServed: () => isServed, serve: () => (isServed = true) };
}
