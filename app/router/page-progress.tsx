import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { FRAME } from "../content/interface/frame.ts";
import { PAGE_PROGRESS_DELAY_MS } from "../lib/behaviour.ts";

/**
 * Says that the next page is loading, once that has taken noticeably long. Written in plain ARIA: React Aria's ProgressBar
 * would add 4 KB to every page. Source: GEN-4.
 */
export function PageProgress() {
  return useNavigation().state === "loading" ? <DelayedProgress /> : null;
}

function DelayedProgress() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLong, PAGE_PROGRESS_DELAY_MS, true);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return null;
  return (
    <div role="progressbar" aria-label={FRAME.loadingPage} className="page-progress">
      <span className="page-progress-sign">{FRAME.loading}</span>
    </div>
  );
}
