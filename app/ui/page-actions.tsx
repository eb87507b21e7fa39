import { FRAME } from "../content/interface/frame.ts";
import { useHydrated } from "../lib/context/use-hydrated.ts";
import { PrintButton } from "./print-button.tsx";

const share = () =>
  navigator.share({ title: document.title, url: location.href }).catch(() => {
    // The visitor has closed the dialog.
  });

/**
 * Shares the page's address where the browser has a dialog for it, and prints the page. The place of the first button is
 * kept until the browser is known, so that nothing moves. Source: READ-1.
 */
export function PageActions() {
  const canShare = useHydrated() && "share" in navigator;
  return (
    <p className="page-actions">
      <button type="button" className={canShare ? undefined : "invisible"} onClick={() => void share()}>
        {FRAME.share}
      </button>
      <PrintButton whole>{FRAME.print}</PrintButton>
    </p>
  );
}
