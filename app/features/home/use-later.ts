import { useEffect, useState } from "react";

/** True once `delayMs` have passed since the component was mounted or hydrated. */
export function useLater(delayMs: number): boolean {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setIsLater, delayMs, true);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return isLater;
}
