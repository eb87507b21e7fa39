import { FRAME } from "../content/interface/frame.ts";
import { useHydrated } from "../lib/context/use-hydrated.ts";
import { PrintButton } from "./print-button.tsx";

const share = () =>
  navigator.share({ title: document.title, url: location.href }).catch(() => {
    // The visitor has closed the dialog.
  });

/** Prints the page, and shares its address where the browser has a dialog for it. Source: READ-1. */
export function PageActions() {
  const canShare = useHydrated() && "share" in navigator;
  return (
    <p className="tools">
      <PrintButton whole>{FRAME.print}</PrintButton>
      {canShare && (
        <button type="button" className="tool" onClick={() => void share()}>
          {FRAME.share}
        </button>
      )}
    </p>
  );
}
