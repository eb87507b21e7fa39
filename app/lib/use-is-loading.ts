import { useCallback, useContext, useSyncExternalStore } from "react";
import { UNSAFE_DataRouterContext as DataRouterContext } from "react-router";

/**
 * Whether another page is on its way. Asked of the router itself: what `useNavigation` says arrives by a transition of the
 * whole page, and waits for a part of it whose code is not there yet, such as a contact form far below the window.
 */
export function useIsLoading(): boolean {
  const router = useContext(DataRouterContext)?.router;
  const subscribe = useCallback((listener: () => void) => router?.subscribe(listener) ?? (() => {}), [router]);
  return useSyncExternalStore(
    subscribe,
    () => (router?.state.navigation.state ?? "idle") !== "idle",
    () => false,
  );
}
