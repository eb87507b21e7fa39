import { type ReactNode, useDeferredValue } from "react";
import { useLocation, useNavigationType } from "react-router";
import { AsServed } from "./as-served.tsx";

/**
 * The part of a page that its first screen does not show. On the way from one page to another it is drawn once the first
 * screen has been painted, so that a click shows its page at once. The server, the first page, going back and a link to a
 * section have it from the start: the last two lead to a place in it. On the first page it stays as served for
 * a while.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const isNeededAtOnce = useNavigationType() === "POP" || hash !== "";
  const isDrawn = useDeferredValue(true, isNeededAtOnce);
  // As high as the window, so that the footer does not show meanwhile.
  return isDrawn ? <AsServed isLeft>{children}</AsServed> : <div data-awaited className="h-screen" />;
}
