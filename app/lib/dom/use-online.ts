import { useSyncExternalStore } from "react";

/** Every link listens, so they share one pair of listeners. */
const links = new Set<() => void>();
const tellLinks = () => links.forEach((tell) => tell());

if (typeof window !== "undefined") for (const type of ["online", "offline"]) addEventListener(type, tellLinks);

function subscribe(onChange: () => void): () => void {
  links.add(onChange);
  return () => links.delete(onChange);
}

/** Whether the browser has a network. `true` on the server and until hydration. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
