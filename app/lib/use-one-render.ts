import { type ContextType, startTransition, useContext, useLayoutEffect } from "react";
import { UNSAFE_DataRouterContext as DataRouterContext } from "react-router";

type Router = NonNullable<ContextType<typeof DataRouterContext>>["router"];

/**
 * Has React Router's parts take a change of page in one render. HydratedRouter keeps the location in a state of its own,
 * which it sets at once while the page's own change is a transition (react-router 8.4): every link of the page that is
 * being left would be rendered first, 13 ms on a slow phone. To be used where the router's own parts are its parents:
 * effects run from the inside out, so that this one is there before they subscribe. A visit that starts with an error page
 * does without until its second page.
 */
export function useOneRender(): void {
  const router = useContext(DataRouterContext)?.router;
  useLayoutEffect(() => (router ? tellInTransitions(router) : undefined), [router]);
}

/** Returns how to stop. */
function tellInTransitions(router: Router): () => void {
  const { subscribe } = router;
  router.subscribe = (listener) => subscribe((...news) => startTransition(() => listener(...news)));
  return () => {
    router.subscribe = subscribe;
  };
}
