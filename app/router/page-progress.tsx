import { useNavigation } from "react-router";
import { FRAME } from "../content/interface/frame.ts";

/**
 * Says that the next page is loading. Its style sheet shows it once that has taken noticeably long. Written in plain ARIA:
 * React Aria's ProgressBar would add 4 KB to every page. Source: GEN-4.
 */
export function PageProgress() {
  const { state, location } = useNavigation();
  if (state !== "loading") return null;
  return (
    // The key, because a full load hides the element (router/reload-document.ts).
    <div key={location.key} role="progressbar" aria-label={FRAME.loadingPage} className="page-progress on-paper">
      <span className="page-progress-sign">{FRAME.loading}</span>
    </div>
  );
}
