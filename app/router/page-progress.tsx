import { useNavigation } from "react-router";
import { FRAME } from "../content/interface/frame.ts";

/**
 * Says that the next page is loading. Its style sheet shows it once that has taken noticeably long. Written in plain ARIA:
 * React Aria's ProgressBar would add 4 KB to every page. Source: GEN-4.
 */
export function PageProgress() {
  if (useNavigation().state !== "loading") return null;
  return (
    <div
      role="progressbar"
      aria-label={FRAME.loadingPage}
      className="page-progress on-paper pointer-events-none invisible fixed inset-x-0 top-$header z-30"
    >
      <span className="page-progress-sign absolute right-6 top-4 flex min-h-11 items-center gap-3 rounded border bg-paper-0 px-4 text-label font-600">
        {FRAME.loading}
      </span>
    </div>
  );
}
