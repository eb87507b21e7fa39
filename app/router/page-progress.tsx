import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { PAGE_PROGRESS_DELAY_MS } from "../config/behaviour.ts";
import { FRAME } from "../content/interface/frame.ts";

/** Says that the next page is loading, once that has taken noticeably long. Written in plain ARIA: React Aria's ProgressBar
 * would add 4 KB to every page. Source: GEN-4. */
export function PageProgress() {
  return useNavigation().state === "loading" && <LateProgress />;
}

function LateProgress() {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PAGE_PROGRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <div role="progressbar" aria-label={FRAME.loadingPage} className="page-progress">
      <span className="page-progress-sign">{FRAME.loading}</span>
    </div>
  );
}
