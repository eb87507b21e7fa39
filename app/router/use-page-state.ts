import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** State that every navigation resets, also within the page, and that the back/forward cache does not keep. */
export function usePageState<State>(initial: State) {
  const location = useLocation();
  const [here, setHere] = useState(location);
  const [state, setState] = useState(initial);
  if (here !== location) {
    setHere(location);
    setState(initial);
  }
  useEffect(() => {
    const reset = () => setState(initial);
    const stop = new AbortController();
    for (const type of ["popstate", "pagehide"]) addEventListener(type, reset, { signal: stop.signal });
    return () => stop.abort();
  }, [initial]);
  return [state, setState] as const;
}
