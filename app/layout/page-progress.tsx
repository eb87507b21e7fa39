import { useEffect, useState } from "react";
import { PAGE_PROGRESS_DELAY_MS } from "../config/behaviour.ts";
import { useIsLoading } from "../lib/use-is-loading.ts";

/**
 * Says that the next page is on its way, once it has taken noticeably long. Written in plain ARIA: React Aria's
 * ProgressBar would add 4 KB to every page and no meaning. Source: GEN-4.
 */
export function PageProgress() {
  const isLoading = useIsLoading();
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
