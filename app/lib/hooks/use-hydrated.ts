import { useSyncExternalStore } from "react";

const never = () => () => {};

/** `false` on the server and while hydrating, so markup matches; `true` from then on, and at once on later pages. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
