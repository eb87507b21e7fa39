import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { Icon } from "../../components/icon.tsx";
import { CUT_OFF_NOTICE } from "../../content/interface/cut-off-notice.ts";
import { CUT_OFF_EVENT } from "../../lib/navigation/stay-here.ts";

/**
 * Says that a page could not be loaded and the visitor is still on the old one. Looks like a toast, but is part of
 * every page, because React Aria's toasts cannot be loaded without a connection. Stays until closed or until another
 * page is shown. Does not move focus.
 */
export function CutOffNotice() {
  const { pathname } = useLocation();
  return <NoticeOfPage key={pathname} />;
}

function NoticeOfPage() {
  // Used as the key: a new element is announced again.
  const [times, setTimes] = useState(0);
  const focused = useRef<Element>(null);

  useEffect(() => {
    const say = () => {
      focused.current = document.activeElement;
      setTimes((count) => count + 1);
    };
    // The notice would be outdated on a page restored from the back/forward cache.
    const forget = () => setTimes(0);
    addEventListener(CUT_OFF_EVENT, say);
    addEventListener("pagehide", forget);
    return () => {
      removeEventListener(CUT_OFF_EVENT, say);
      removeEventListener("pagehide", forget);
    };
  }, []);

  if (times === 0) return null;
  function close() {
    setTimes(0);
    if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
  }
  const closeOnEscape = ({ key }: KeyboardEvent) => key === "Escape" && close();
  return (
    <div key={times} className="toasts on-paper">
      <div className="toast" data-open>
        <Icon name="warning" className="toast-icon size-6" />
        <div role="alert" className="toast-content">
          <p className="toast-title">{CUT_OFF_NOTICE.title}</p>
          <p className="toast-description">{CUT_OFF_NOTICE.description}</p>
        </div>
        <button
          type="button"
          className="toast-close"
          aria-label={CUT_OFF_NOTICE.close}
          onClick={close}
          onKeyDown={closeOnEscape}
        >
          <Icon name="close" className="size-5" />
        </button>
      </div>
    </div>
  );
}
