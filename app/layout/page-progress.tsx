import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { PAGE_PROGRESS_DELAY_MS } from "../config/behaviour.ts";

/**
 * Says that the next page is on its way, once it has taken noticeably long. Written in plain ARIA: React Aria's
 * ProgressBar would add weight to every page and nothing to this one. Source: GEN-4.
 */
export function PageProgress() {
  const isLoading = useNavigation().state !== "idle";
  const [isLate, setIsLate] = useState(false);

  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setIsLate(true), PAGE_PROGRESS_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isLoading]);

  if (!isLoading || !isLate) return null;
  return (
    <div role="progressbar" aria-label="Loading page" className="page-progress">
      <span className="page-progress-sign">Loading</span>
    </div>
  );
}
