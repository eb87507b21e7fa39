import { useEffect, useState } from "react";

/** True once `delayMs` have passed since the component was mounted or hydrated. */
export function useElapsed(delayMs: number): boolean {
  const [isElapsed, setElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setElapsed, delayMs, true);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return isElapsed;
}
