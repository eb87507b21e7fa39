import { type ReactNode, useDeferredValue, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation, useNavigationType } from "react-router";
import { useServed } from "../lib/context/use-hydrated.ts";

/**
 * Parts far below the top of a page. If it is opened within the document, React renders them once the rest is shown, or at
 * once to go to a place below the top or to print. A click from A-123 to the home page takes 650 instead of 1,570 ms at 4x CPU.
 */
export function DeferredRender({ children }: { children: ReactNode }) {
  const isServed = useServed();
  const isReturn = useNavigationType() === "POP";
  const { hash } = useLocation();
  const isDue = useDeferredValue(true, isServed || isReturn);
  const [isPrinted, setPrinted] = useState(false);
  useLayoutEffect(() => {
    const print = () => flushSync(() => setPrinted(true));
    addEventListener("beforeprint", print);
    return () => removeEventListener("beforeprint", print);
  }, []);
  // The space keeps the footer out of view.
  return isDue || hash || isPrinted ? children : <div className="h-screen" />;
}
