import { useLayoutEffect, useRef } from "react";

/** Calls `onEnd` once `ms` milliseconds have passed in which `isRunning` was true. */
export function useCountdown(ms: number, isRunning: boolean, onEnd: () => void): void {
  const left = useRef(ms);
  const end = useRef(onEnd);
  useLayoutEffect(() => {
    end.current = onEnd;
  });
  useLayoutEffect(() => {
    if (!isRunning) return;
    const since = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [isRunning]);
}
