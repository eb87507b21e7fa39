import { startTransition, useEffect, useState } from "react";
import { PAGE_PROGRESS_DELAY_MS } from "../../config/behaviour.ts";
import { FRAME } from "../../content/interface/frame.ts";
import { isPageUnderWay, onPageUnderWay } from "../../lib/navigation/page-under-way.ts";

/**
 * Says that the next page is on its way, once it has taken noticeably long. Written in plain ARIA: React Aria's
 * ProgressBar would add 4 KB to every page and no meaning. Source: GEN-4.
 */
export function PageProgress() {
  if (!useIsPageLate()) return null;
  return (
    <div role="progressbar" aria-label={FRAME.loadingPage} className="page-progress">
      <span className="page-progress-sign">{FRAME.loading}</span>
    </div>
  );
}

/**
 * Whether another page has been on its way for long. Told by a middleware of ours: what `useNavigation` says arrives by a
 * transition of the whole page, and waits for a part of it whose code is not there yet, such as a contact form far below
 * the window. Nothing is rendered for a page that comes in time. The sign shows at once when its time has come, and goes
 * with the change of page, which is a transition too.
 */
function useIsPageLate(): boolean {
  const [isLate, setIsLate] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      if (isPageUnderWay()) timer ??= setTimeout(() => setIsLate(true), PAGE_PROGRESS_DELAY_MS);
      else {
        clearTimeout(timer);
        timer = undefined;
        startTransition(() => setIsLate(false));
      }
    };
    look();
    const stop = onPageUnderWay(look);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);

  return isLate;
}
