import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether this is a browser in which React runs. `false` on the server and while hydrating, so markup always matches. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
