import { useEffect, useState } from "react";

/** `true` from `delayMs` after the component was mounted, or hydrated. */
export function useLater(delayMs: number): boolean {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setIsLater, delayMs, true);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return isLater;
}
